declare module "icon:*" {
  const body: string;
  export default body;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
