/**
 * Faces of gods and monsters, drawn by us: a head put together from a few strokes, and what each is known by. 48 × 48.
 */
const INK = "#33210f";
const GOLD = "#f0c04a";

const d = (path: string, fill: string, more = "") => `<path d="${path}" fill="${fill}"${more}/>`;
const line = (path: string, stroke: string, width = 1.6) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const dots = (fill: string, r: number, ...at: [number, number][]) => at.map(([x, y]) => dot(x, y, r, fill)).join("");

/** Hair behind the head. */
const BACK = {
  none: "",
  short: "M13.5 26C12 14 17 9 24 9s12 5 10.5 17z",
  long: "M12 41c-1-5 0-10 0-16C12 14 17 9 24 9s12 5 12 16c0 6 1 11 0 16z",
  veil: "M9 44c1-6 1-13 1-19C10 14 16 7 24 7s14 7 14 18c0 6 0 13 1 19z",
};
/** Hair over the brow. */
const BROW = {
  none: "",
  flat: "M14 24c0-9 4-13 10-13s10 4 10 13c-2-5-5-6.5-10-6.5S16 19 14 24z",
  parted: "M14 26c0-10 4-14 10-14s10 4 10 14c-2-6-6-7-10-10-4 3-8 4-10 10z",
};
const BEARD = {
  none: "",
  full: "M14.4 25c0 11 4.6 17 9.6 17s9.6-6 9.6-17c-1 5-4 6-9.6 6s-8.6-1-9.6-6z",
  short: "M14.8 27c.6 7 4.2 9.6 9.2 9.6s8.6-2.6 9.2-9.6c-1.4 3.6-4 4.4-9.2 4.4s-7.8-.8-9.2-4.4z",
  goat: "M20.5 33.5h7L24 42z",
};

const JAW = {
  oval: "M14.5 23c0-8 4-11 9.5-11s9.5 3 9.5 11c0 8-4 13.5-9.5 13.5S14.5 31 14.5 23z",
  round: "M13.4 24.5c0-8.5 4.4-12.5 10.6-12.5s10.6 4 10.6 12.5c0 7-4.4 11.2-10.6 11.2S13.4 31.5 13.4 24.5z",
  square: "M14 22c0-7 4-10.5 10-10.5S34 15 34 22v7l-4.4 6.4q-5.6 2.8-11.2 0L14 29z",
  long: "M15.2 22c0-7.4 3.8-11 8.8-11s8.8 3.6 8.8 11c0 9.4-3.4 16.4-8.8 16.4S15.2 31.4 15.2 22z",
};
const NOSE = {
  straight: line("M24 22.4v7.6h-1.8", "#8a5a35", 1.2),
  soft: line("M24 26.5v3.4h-1.4", "#8a5a35", 1.2),
  hooked: line("M23.6 23q3.4 5 .8 7h-2.6", "#7a4a28", 1.4),
  broad: line("M21.4 28.8q2.6 2.6 5.2 0", "#7a4a28", 1.5),
};
const RED = "#8a2f22";
const MOUTH = {
  none: "",
  calm: line("M21.4 33q2.6 1.6 5.2 0", RED, 1.5),
  smile: line("M20 32q4 3.4 8 0", RED, 1.6),
  laugh: d("M19.6 31.4q4.4 1.4 8.8 0-.8 4.6-4.4 4.6t-4.4-4.6z", RED) + d("M20.6 31.7q3.4.9 6.8 0v1.2h-6.8z", "#fff"),
  grim: line("M20.8 34q3.2-2 6.4 0", RED, 1.6),
  lips: d("M21.2 32.8q1.4-1.6 2.8-.5 1.4-1.1 2.8.5-1.4 2.2-2.8 2.2t-2.8-2.2z", "#b8323f"),
};

interface Head {
  skin?: string;
  hair?: string;
  back?: keyof typeof BACK;
  brow?: keyof typeof BROW;
  beard?: keyof typeof BEARD;
  jaw?: keyof typeof JAW;
  nose?: keyof typeof NOSE;
  mouth?: keyof typeof MOUTH;
  robe: string;
  eyes?: string;
  /** The colour of the round ground behind. */
  sky: string;
  /** How far the face looks to the side, how much the head leans, and how large they are. */
  aside?: number;
  lean?: number;
  size?: number;
  /** Behind everything, and over everything. */
  behind?: string;
  over?: string;
}

const EYES = line("M20 25.6v.01M28 25.6v.01", INK, 2.6) + line("M17.8 22.6l4-.8M30.2 22.6l-4-.8", INK, 1.2);
const SOFT = line("M18.4 26q1.6-1.6 3.2 0M26.4 26q1.6-1.6 3.2 0", INK, 1.7);
const STERN = line("M20 26v.01M28 26v.01", INK, 2.5) + line("M17.4 22.4l4.6 1.6M30.6 22.4l-4.6 1.6", INK, 1.6);
const LIDS =
  d("M17.4 26q2.6-3 5.2 0-2.6 1.6-5.2 0zM25.4 26q2.6-3 5.2 0-2.6 1.6-5.2 0z", "#fff") +
  dots(INK, 1.4, [20, 25.6], [28, 25.6]) +
  line("M16.8 26q3-3.6 6 0M25.2 26q3-3.6 6 0", INK, 1.3);

function head({
  skin = "#f0c8a0",
  hair = "#6b4423",
  back = "short",
  brow = "flat",
  beard = "none",
  jaw = "oval",
  nose = "soft",
  mouth = "calm",
  robe,
  eyes = EYES,
  sky,
  aside = 0,
  lean = 0,
  size = 1,
  behind = "",
  over = "",
}: Head): string {
  const leaning = `<g transform="rotate(${lean} 24 38)">`;
  return (
    dot(24, 24, 23.5, sky) +
    behind +
    `<g transform="translate(24 48) scale(${size}) translate(-24 -48)">${leaning}${d(BACK[back], hair)}</g>` +
    d("M7 48c1-7 7-10 17-10s16 3 17 10z", robe) +
    d("M20.5 33h7v7q-3.5 3-7 0z", skin) +
    leaning +
    d(JAW[jaw], skin, ` stroke="${INK}" stroke-opacity=".35"`) +
    d(BEARD[beard], hair, ` transform="translate(${aside / 2} 0)"`) +
    `<g transform="translate(${aside} 0)">${eyes}${NOSE[nose]}${MOUTH[mouth]}</g>` +
    d(BROW[brow], hair) +
    `${over}</g></g>`
  );
}

/** The eyes of a peacock's fan, around the head. */
const EYED: [number, number][] = [
  [5, 27],
  [6.5, 18],
  [11.5, 10.5],
  [36.5, 10.5],
  [41.5, 18],
  [43, 27],
];
const PEACOCK = dots("#1f6f6a", 4.6, ...EYED) + dots("#e9c45a", 3, ...EYED) + dots("#2747a8", 1.7, ...EYED);
const SHELL =
  d("M24 46 4 20q4-14 20-16 16 2 20 16z", "#fff1ec", ` stroke="#dd8f9d"`) +
  line("M24 46 11 10M24 46 17.5 6M24 46V4M24 46 30.5 6M24 46 37 10", "#eab0ba", 1.2);
const BURNING = d(
  "M2 30q4-6 3-14 6 3 6 9 3-5 1-13 8 4 8 14h8q0-10 8-14-2 8 1 13 0-6 6-9-1 8 3 14l-2 12H4z",
  "#e2572f",
  ` opacity=".75"`,
);
const WAVES = line("M3 31q4-4 8 0t8 0 8 0 8 0 8 0M2 37q4-4 8 0t8 0 8 0 8 0 8 0", "#5fb3c4", 2);
const CAVE = d("M6 46Q2 22 13 10 24 2 36 10 46 22 42 46z", "#4a4139");
const LAUREL =
  line("M14 22c1-7 5-10 10-10s9 3 10 10", "#3f7d34", 2) +
  dots("#5aa04a", 1.7, [14, 19], [16.5, 15.4], [20, 12.8], [28, 12.8], [31.5, 15.4], [34, 19]);
const CROWN = d("M14.5 17 13 7l5.5 4L24 4.5l5.5 6.5L35 7l-1.5 10q-9.5-3-19 0z", GOLD, ` stroke="#8a5f08"`);
const HELMET = (metal: string, crest: string) =>
  d("M9 15C10 7 16 2 24 2s14 5 15 13l-5-1c-2-4-6-6-10-6s-8 2-10 6z", crest) +
  d(
    "M13 30c-1-14 3-20 11-20s12 6 11 20l-4 3 .5-9h-5.5l-2 5-2-5H16.5L17 33z",
    metal,
    ` stroke="${INK}" stroke-opacity=".5"`,
  );
const twin = (sky: string, cap: string, star: string, side: number, over = "") =>
  head({
    sky,
    jaw: "square",
    nose: "straight",
    mouth: "smile",
    aside: side * 2,
    lean: side * 5,
    hair: "#8a5a2a",
    robe: cap,
    over:
      d("M14 20c0-8 4-13 10-15 6 2 10 7 10 15q-10-4-20 0z", cap, ` stroke="${INK}" stroke-opacity=".4"`) +
      d("m24 7 1.3 2.8 3 .3-2.3 2 .7 3L24 13.6 21.3 15l.7-3-2.3-2 3-.3z", star) +
      over,
  });
const HOUND = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${d("M-9-8l3-8 5 5h2l5-5 3 8 1 8-5 8q-5 3-10 0l-5-8z", "#4a4f63", ` stroke="#22242e" stroke-width="1"`)}${dots("#ff5a3c", 1.6, [-4, -3], [4, -3])}${d("M-4 3h8l-2.5 5h-3z", "#22242e")}${d("M-3 6h1.5l-.7 2.5zM1.5 6H3l-.8 2.5z", "#fff")}</g>`;
const SNAKE = (path: string, x: number, y: number, turn: number) =>
  line(path, "#3d7a3a", 6) +
  line(path, "#7dbb57", 2) +
  `<g transform="translate(${x} ${y}) rotate(${turn})">${d("M-6-4q6-4 10 0l4 4-4 4q-5 3-10-1z", "#3d7a3a", ` stroke="#1d3d1a"`)}${dot(0, -1.5, 1.4, "#ffe14a")}${line("M8 0h4", "#c4261d", 1)}</g>`;

export const FACES: Readonly<Record<string, string>> = {
  HADES: head({
    sky: "#8f7fa6",
    jaw: "long",
    nose: "hooked",
    mouth: "grim",
    size: 1.08,
    skin: "#c9cbd6",
    hair: "#1d1b2b",
    robe: "#2b2440",
    beard: "full",
    eyes: STERN,
    over:
      d("M13 24C12 11 17 6 24 6s12 5 11 18l-3-4H16z", "#3b3f55", ` stroke="#14151f"`) +
      d("M22.5 7h3v14l-1.5 3-1.5-3z", "#7a7f99"),
  }),
  HERMES: head({
    sky: "#9fd4ea",
    jaw: "oval",
    nose: "straight",
    mouth: "smile",
    aside: 2.2,
    lean: 7,
    hair: "#b5762c",
    robe: "#d8623a",
    over:
      d("M13 19c1-7 5-10 11-10s10 3 11 10q-11-4-22 0z", "#e9d7a8", ` stroke="#8a5f08"`) +
      d(
        "M13 17Q5 15 3 7q6 0 7 3-1-4 1-6 4 5 4 11zM35 17q8-2 10-10-6 0-7 3 1-4-1-6-4 5-4 11z",
        "#fff",
        ` stroke="#8390a6" stroke-width=".8"`,
      ),
  }),
  HEPHAISTOS: head({
    sky: "#f0a860",
    jaw: "square",
    nose: "broad",
    mouth: "grim",
    aside: 1.4,
    lean: 4,
    size: 1.1,
    skin: "#c98a5c",
    hair: "#3a2a1e",
    beard: "full",
    robe: "#6b4a34",
    eyes: STERN,
    over:
      line("M14.5 19.5q9.5-4 19 0", "#c4452e", 3) +
      d("M33 40l6-9-4-3 6-5 5 4-5 6-2-2-5 10z", "#8a93a5", ` stroke="${INK}" stroke-width=".8"`),
  }),
  CERBERE:
    HOUND(11, 27, 0.95) +
    HOUND(37, 27, 0.95) +
    HOUND(24, 25, 1.3) +
    d("M8 48c1-7 7-9 16-9s15 2 16 9z", "#4a4f63") +
    line("M13 42q11 5 22 0", GOLD, 2.5),
  MIN:
    d("M8 48c1-8 7-11 16-11s15 3 16 11z", "#5b2f1c") +
    d(
      "M14 20C6 19 4 12 7 5c2 6 5 8 10 9zM34 20c8-1 10-8 7-15-2 6-5 8-10 9z",
      "#efe2c4",
      ` stroke="${INK}" stroke-width=".8"`,
    ) +
    d("M13 20q11-12 22 0l-3 12q-2 9-8 9t-8-9z", "#7a4426", ` stroke="${INK}" stroke-opacity=".5"`) +
    d("M17 33q7-4 14 0-1 8-7 8t-7-8z", "#c99a78") +
    line("M17.5 22.5l4.5 2M30.5 22.5l-4.5 2", INK, 1.6) +
    dots("#ffd34a", 1.5, [20, 26], [28, 26]) +
    dots(INK, 1.2, [21.5, 35], [26.5, 35]) +
    line("M21 37.5q3 4 6 0", GOLD, 1.6),
  HYD:
    SNAKE("M24 47C12 44 8 34 13 24", 13, 22, 200) +
    SNAKE("M26 47c10-3 14-11 10-20", 36, 24, -25) +
    SNAKE("M25 47c-3-10 1-16-1-30", 23, 14, -70),
  HERACLES: head({
    sky: "#b7d08c",
    jaw: "square",
    nose: "broad",
    mouth: "laugh",
    size: 1.06,
    hair: "#6b3f1d",
    beard: "short",
    robe: "#c88a35",
    behind: d("M24 3c12 0 17 9 16 19-1 9-3 14-5 17H13c-2-3-4-8-5-17C7 12 12 3 24 3z", "#c88a35", ` stroke="#7a4d12"`),
    over:
      d("M12 18q3-10 12-10t12 10q-12-6-24 0z", "#e0a64c") +
      d("M14 16l1.5 4 1.5-4zM31 16l1.5 4 1.5-4z", "#fff") +
      dots(INK, 1.2, [20, 10.5], [28, 10.5]) +
      d("M22.5 12h3L24 14z", INK),
  }),
  HELIOS: head({
    sky: "#7cc3ea",
    jaw: "round",
    nose: "straight",
    mouth: "laugh",
    hair: "#e3902a",
    robe: "#d8623a",
    back: "none",
    behind:
      line("M24 1v8M10 5l4 7M38 5l-4 7M3 14l8 4M45 14l-8 4M1 25h9M47 25h-9", GOLD, 3) + dot(24, 22, 14, "#ffd766"),
    eyes: SOFT,
  }),
  PERSEPHONE: head({
    sky: "#cbe6a4",
    mouth: "lips",
    aside: -1.6,
    lean: -6,
    hair: "#3c2440",
    back: "long",
    brow: "parted",
    robe: "#6d3f86",
    behind: d("M24 2a22 22 0 0 1 0 44z", "#463a63", ` opacity=".55"`),
    eyes: SOFT,
    over:
      dots("#e76a9a", 2.6, [15, 16], [20, 12], [24, 11], [28, 12], [33, 16]) +
      dots("#ffe9a8", 1, [15, 16], [20, 12], [24, 11], [28, 12], [33, 16]),
  }),
  ATHENA: head({
    sky: "#a9cdb4",
    jaw: "long",
    nose: "straight",
    mouth: "calm",
    eyes: LIDS,
    hair: "#7a5228",
    back: "long",
    brow: "none",
    robe: "#e8e2d0",
    over: HELMET("#d8b24a", "#2a6fdb"),
  }),
  ARES: head({
    sky: "#e58a70",
    jaw: "square",
    nose: "broad",
    mouth: "grim",
    aside: -1.4,
    size: 1.06,
    skin: "#d9a06c",
    hair: "#3a2417",
    brow: "none",
    beard: "short",
    robe: "#8a1f1f",
    eyes: STERN,
    over: HELMET("#9aa3b2", "#c4261d") + line("M43 46V10", "#6b4423", 2) + d("M43 3l3 8h-6z", "#c7cdd8"),
  }),
  DIONYSOS: head({
    sky: "#e3c3ea",
    jaw: "round",
    nose: "broad",
    mouth: "laugh",
    aside: 1.6,
    lean: 9,
    skin: "#f0bfa0",
    hair: "#4b2a5c",
    back: "long",
    brow: "parted",
    robe: "#7a3fa0",
    eyes: SOFT,
    over:
      line("M14 18q10-9 20 0", "#3f7d34", 2.4) +
      dots("#6d2f92", 2.5, [14, 20], [17, 16.5], [12.5, 24], [34, 20], [31, 16.5], [35.5, 24]) +
      dots("#e76a6a", 1.8, [18.5, 29.5], [29.5, 29.5]),
  }),
  EOLE: head({
    sky: "#8fc1e8",
    jaw: "round",
    nose: "broad",
    mouth: "none",
    aside: 1.6,
    lean: -4,
    skin: "#dfe9f2",
    hair: "#f7fbff",
    beard: "full",
    robe: "#6fa9d6",
    eyes: SOFT,
    behind: dots("#cfe3f3", 6, [10, 16], [17, 9], [31, 9], [38, 16]),
    over: dot(24, 33.5, 2.2, "#8a2f22") + line("M29 34q6-1 9 2t8 0M29 37q5 0 8 4", "#4a88bd", 1.6),
  }),
  POSEIDON: head({
    sky: "#d6eff2",
    jaw: "long",
    nose: "straight",
    mouth: "grim",
    size: 1.06,
    skin: "#a9d3cf",
    hair: "#1f7f86",
    behind: WAVES,
    beard: "full",
    robe: "#135a78",
    eyes: STERN,
    over: line("M24 3v13M17 5v5q0 5 7 5t7-5V5", GOLD, 2.2),
  }),
  CYCLOPE: head({
    sky: "#9c9183",
    jaw: "square",
    nose: "broad",
    mouth: "laugh",
    size: 1.2,
    lean: -4,
    skin: "#c7a06a",
    behind: CAVE,
    hair: "#5a3d22",
    robe: "#7a5a34",
    eyes:
      `<ellipse cx="24" cy="23.5" rx="6" ry="4.4" fill="#fff" stroke="${INK}"/>` +
      dot(24, 23.5, 2.7, "#2a6fdb") +
      dot(24, 23.5, 1.2, INK) +
      line("M17 18.5q7-4 14 0", INK, 1.8),
    brow: "none",
  }),
  HERA: head({
    sky: "#a9dccb",
    jaw: "long",
    nose: "straight",
    mouth: "lips",
    eyes: LIDS,
    hair: "#5c3317",
    back: "long",
    brow: "parted",
    robe: "#1f6f6a",
    behind: PEACOCK,
    over: CROWN + dots("#2a6fdb", 1.4, [18.5, 13], [24, 11.5], [29.5, 13]),
  }),
  ZEUS: head({
    sky: "#9aa8d2",
    jaw: "square",
    nose: "straight",
    mouth: "grim",
    size: 1.1,
    hair: "#eef1f5",
    back: "long",
    beard: "full",
    robe: "#2a58a8",
    eyes: STERN,
    over: d("M27 1 17 13h5l-3 8 11-12h-6z", GOLD, ` stroke="#8a5f08" stroke-width=".8"`),
  }),
  APOLLON: head({
    sky: "#ffe596",
    jaw: "long",
    nose: "straight",
    mouth: "calm",
    eyes: LIDS,
    aside: -2,
    lean: -5,
    hair: "#e0a93c",
    back: "long",
    brow: "parted",
    robe: "#f4efe0",
    over: LAUREL,
  }),
  CASSANDRE: head({
    sky: "#f0a07a",
    jaw: "long",
    nose: "soft",
    mouth: "grim",
    hair: "#2f2630",
    behind: BURNING,
    back: "veil",
    robe: "#5b3f86",
    eyes: dots("#fff", 2.8, [20, 25.5], [28, 25.5]) + dots("#4a2f86", 1.6, [20, 25.5], [28, 25.5]),
    over: `<ellipse cx="24" cy="15" rx="4.5" ry="2.8" fill="#fff" stroke="#5b3f86"/>${dot(24, 15, 1.5, "#5b3f86")}`,
  }),
  DEMETER: head({
    sky: "#cfe39c",
    jaw: "round",
    nose: "soft",
    mouth: "smile",
    size: 0.98,
    skin: "#eabf92",
    hair: "#a8642a",
    back: "long",
    brow: "parted",
    robe: "#7c8f34",
    eyes: SOFT,
    over:
      line("M14 20 11 8M18 15l-2-11M24 13V2M30 15l2-11M34 20l3-12", "#d9a21b", 1.6) +
      dots(
        "#f0c04a",
        1.9,
        [11, 8],
        [11.8, 12],
        [16, 4],
        [16.8, 8.5],
        [24, 2.5],
        [24, 7],
        [32, 4],
        [31.2, 8.5],
        [37, 8],
        [36.2, 12],
      ),
  }),
  APHRODITE: head({
    sky: "#fbd3da",
    jaw: "oval",
    nose: "soft",
    mouth: "lips",
    eyes: LIDS,
    aside: 1.8,
    lean: 8,
    skin: "#f8d3b8",
    hair: "#d9743a",
    behind: SHELL,
    back: "long",
    brow: "parted",
    robe: "#f2a7b8",
    over: d(
      "M34 18c-5-4-6-6-6-8a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2-1 4-6 8z",
      "#e0315a",
      ` stroke="#fff" stroke-width=".8"`,
    ),
  }),
  PAN: head({
    sky: "#b4d692",
    jaw: "long",
    nose: "hooked",
    mouth: "none",
    aside: -1.6,
    lean: -4,
    skin: "#c98d58",
    hair: "#4b3015",
    beard: "goat",
    robe: "#5f7d34",
    behind:
      d(
        "M15 17C9 15 7 9 9 3c3 1 3 7 9 10zM33 17c6-2 8-8 6-14-3 1-3 7-9 10z",
        "#d8c59a",
        ` stroke="${INK}" stroke-width=".8"`,
      ) + d("M14 26 6 22l7 8zM34 26l8-4-7 8z", "#c98d58"),
    over: line("M19 33.5q5 4 10 0", "#8a2f22", 1.8),
  }),
  SELENE: head({
    sky: "#2d3566",
    jaw: "oval",
    nose: "straight",
    mouth: "calm",
    lean: -7,
    aside: -1.2,
    skin: "#dfe3f3",
    hair: "#8d93c4",
    back: "long",
    brow: "parted",
    robe: "#34407d",
    eyes: SOFT,
    behind: d("M32 2a20 20 0 1 0 14 22A16 16 0 0 1 32 2z", "#f4ecc4", ` opacity=".9"`),
    over: d("M19 14a6 6 0 0 0 10 0q-5 3-10 0z", "#fff6d0", ` stroke="#8a7a3a" stroke-width=".7"`),
  }),
  CASTOR: twin("#c3dcf4", "#3d7fc4", "#fff", 1),
  POLLUX: twin(
    "#f6cfc0",
    "#c4573d",
    "#ffe9a8",
    -1,
    d("M16.5 24.5q3-2 6 0l-.5 3q-2.5 1.5-5 0z", "#7d4a8a", ` opacity=".45"`),
  ),
  CHARON: head({
    sky: "#7f9c94",
    jaw: "long",
    nose: "hooked",
    mouth: "none",
    lean: 5,
    skin: "#b9c2ae",
    hair: "#e1e4dc",
    beard: "full",
    brow: "none",
    robe: "#2f3d3a",
    behind: d("M7 46c1-8 1-15 2-22C10 12 16 4 24 4s14 8 15 20c1 7 1 14 2 22z", "#2f3d3a"),
    eyes: dots("#1b2420", 2.8, [20, 25.5], [28, 25.5]) + dots("#8fe0b0", 1.2, [20, 25.5], [28, 25.5]),
    over: line("M5 47 12 8", "#7a5a34", 2.4),
  }),
  HECATE: head({
    sky: "#6d539a",
    jaw: "long",
    nose: "hooked",
    mouth: "grim",
    skin: "#d5c2dc",
    hair: "#2a1d3a",
    back: "veil",
    robe: "#43296b",
    eyes: STERN,
    behind: d("M13 14q-9 4-8 13 1 7 5 9zM35 14q9 4 8 13-1 7-5 9z", "#b89cc4"),
    over:
      line("M43 46V24", "#6b4423", 2.4) +
      d("M43 11q5 6 2 11h-5q-3-5 3-11z", "#ff9a2e") +
      d("M43 16q2 3 1 6h-3q-1-3 2-6z", "#ffe14a") +
      d("M20.5 14a4 4 0 0 0 7 0q-3.5 2-7 0z", "#e7dcf5"),
  }),
  GAIA: head({
    sky: "#e0cd9a",
    jaw: "round",
    nose: "broad",
    mouth: "smile",
    size: 1.08,
    skin: "#b98a5c",
    hair: "#3f7d34",
    back: "long",
    brow: "parted",
    robe: "#5a7d2f",
    eyes: SOFT,
    over:
      d("M24 12q-6-8-12-7 1 7 10 8zM24 12q6-8 12-7-1 7-10 8z", "#6fb24a", ` stroke="#2f5a20" stroke-width=".8"`) +
      dots("#e0567a", 2, [17, 17], [31, 17], [24, 13.5]),
  }),
  OURANOS: head({
    sky: "#24306e",
    jaw: "long",
    nose: "straight",
    mouth: "calm",
    size: 1.04,
    skin: "#5f7fc4",
    hair: "#1b2454",
    beard: "full",
    robe: "#1b2454",
    eyes: line("M20 25.6v.01M28 25.6v.01", "#fff", 2.8),
    over: dots("#fff6c8", 1.1, [8, 12], [12, 30], [40, 10], [37, 29], [30, 5], [17, 5], [21, 38], [27, 40], [24, 14]),
  }),
  ARTEMIS: head({
    sky: "#9fc4aa",
    jaw: "oval",
    nose: "straight",
    mouth: "calm",
    aside: 2.2,
    lean: -3,
    skin: "#eabf92",
    hair: "#4f3018",
    back: "long",
    brow: "parted",
    robe: "#3d6b4a",
    over:
      d("M18 13a7 7 0 0 0 12 0q-6 4-12 0z", "#eef1f5", ` stroke="#7a8496" stroke-width=".8"`) +
      line("M40 6q8 18 0 37M40 6v37", "#7a4d1f", 1.8),
  }),
  EROS: head({
    sky: "#f8bfb6",
    jaw: "round",
    nose: "soft",
    mouth: "laugh",
    lean: -6,
    size: 0.96,
    skin: "#f8d3b8",
    hair: "#e3b34a",
    back: "none",
    brow: "none",
    robe: "#f6e7da",
    eyes: SOFT,
    behind: d("M14 36Q3 34 2 20q7 1 13 10zM34 36q11-2 12-16-7 1-13 10z", "#fff", ` stroke="#a9b4c6" stroke-width=".8"`),
    over:
      dots("#e3b34a", 3.2, [15, 19], [17, 14.5], [21, 12], [25.5, 11.5], [30, 13.5], [33, 18]) +
      dots("#f29aa0", 1.7, [18, 29.5], [30, 29.5]),
  }),
  EOS: head({
    sky: "#ffe19c",
    jaw: "oval",
    nose: "soft",
    mouth: "smile",
    lean: 5,
    aside: 1.4,
    skin: "#f8d0b4",
    hair: "#e0567a",
    back: "long",
    brow: "parted",
    robe: "#f2c14a",
    eyes: SOFT,
    behind:
      d("M2 30a22 22 0 0 1 44 0z", "#ffb27a") + line("M24 1v6M9 6l3 5M39 6l-3 5M2 17l6 3M46 17l-6 3", "#ff7f5a", 2.4),
  }),
  HESTIA: head({
    sky: "#f6c486",
    jaw: "round",
    nose: "soft",
    mouth: "calm",
    lean: 4,
    hair: "#5c3317",
    back: "veil",
    robe: "#b0532f",
    eyes: SOFT,
    over:
      d("M11 27C10 14 16 8 24 8s14 6 13 19q-2-9-13-9t-13 9z", "#d98a5c") +
      d("M24 0q5 5 2.5 10h-5Q19 5 24 0z", "#ff9a2e") +
      d("M24 4q2 3 1 6h-2q-1-3 1-6z", "#ffe14a"),
  }),
};
