/** The coach's bubble where no column is beside the board: while it is folded, an owl in the top bar unfolds it. */
export const bubble = $state({ speaks: false, folded: false });
