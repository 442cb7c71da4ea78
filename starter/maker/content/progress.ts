/** Lines in a log, where a line cannot be replaced: one for each tenth. */
const LOG_LINES = 10

/**
 * Shows how far the build is: one line that changes in a terminal, a few lines in a log.
 * @param total number of calls of the returned function
 */
export function showProgress(what: string, total: number): (name: string) => void {
  const { stdout } = process
  const tenth = (count: number) => Math.floor((count * LOG_LINES) / total)
  let done = 0
  return (name) => {
    done += 1
    const line = `${what}: ${done} of ${total}, ${name}`
    if (stdout.isTTY) {
      const width = stdout.columns - 1
      stdout.write(`\r${line.padEnd(width).slice(0, width)}${done === total ? '\n' : ''}`)
    } else if (done === total || tenth(done) > tenth(done - 1)) {
      stdout.write(`${line}\n`)
    }
  }
}
