import type { Snippet } from "svelte";

/**
 * The coach's bubble, and the table around it: while it is folded, an owl in the top bar unfolds it; what goes on
 * stands in the banner.
 */
export const bubble = $state<{ speaks: boolean; folded: boolean; onward: Snippet | null }>({
  speaks: false,
  folded: false,
  onward: null,
});
