/** A fault that the person at the command line can correct. Its message is one sentence for that person. */
export class CommandError extends Error {}
