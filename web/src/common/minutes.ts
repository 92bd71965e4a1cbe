/** About how long a game's first lesson takes: half a minute a step, as Kraaw's takes four. */
export const lessonMinutes = (game: { lessons: { steps: number }[] } | undefined): number =>
  Math.round((game?.lessons[0]?.steps ?? 8) / 2);
