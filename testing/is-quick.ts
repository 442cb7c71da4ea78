/** `npm test`, which leaves out what is slow: `scripts/test.ts` says so for a run that names no file. */
export const isQuick = process.env.TESTS === 'quick'
