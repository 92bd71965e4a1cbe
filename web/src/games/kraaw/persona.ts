/** The six crow cards and their colours, in the box's order. */
import { CROW } from "../../wire/kraaw.components";

export const CROWS: readonly string[] = CROW.map((crow) => crow.id);
export const COLOURS: Readonly<Record<string, string>> = Object.fromEntries(CROW.map((crow) => [crow.id, crow.colour]));
