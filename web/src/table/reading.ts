/**
 * How long a sentence stays that somebody is to read: the table goes on meanwhile, in some games many times a second.
 */

const READ = 2500; // ms that it takes to read one
const STAYS = 6000; // where nothing happens

export function reading(hide: () => void) {
  let isRead = true;
  let isOver = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const hideIfOver = () => {
    isRead = true;
    if (isOver) hide();
  };
  return {
    said(): void {
      isRead = isOver = false;
      timers.forEach(clearTimeout);
      timers = [setTimeout(hideIfOver, READ), setTimeout(hide, STAYS)];
    },
    /** What it was about is over. */
    overtaken(): void {
      isOver = true;
      if (isRead) hide();
    },
  };
}
