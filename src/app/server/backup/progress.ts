const EVERY_MS = 5000

/** Prints how far a long command is, on stderr, because stdout has its result. @returns called often, it prints some of the lines */
export function startProgress(): (line: string) => void {
  let nextMs = Date.now() + EVERY_MS
  return (line) => {
    if (Date.now() < nextMs) return
    nextMs = Date.now() + EVERY_MS
    process.stderr.write(`${line}\n`)
  }
}
