/** Text of the page that visitors see while the starter content is loaded. */
export const installingText = {
  title: 'This site is being set up',
  hint: 'It takes some seconds. This page looks again by itself.',
  progress: (done: number, all: number) => `${done} of ${all} parts are ready`,
} as const
