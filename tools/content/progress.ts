/** Lines in a log, where a line cannot be replaced: one for each tenth. */
const LOG_LINES = 10

/**
 * Shows how far the build is: one line that changes in a terminal, a few lines in a log.
 * @param total number of calls of the returned function
 */
export function showProgress(what: string, total: number): (name: string) => void {
  const { stdout } = process
  let done = 0
  return (name) => {
    done += 1
    const line = `${what}: ${done} of ${total}, ${name}`
    if (stdout.isTTY)
      stdout.write(`\r${line.padEnd(stdout.columns - 1).slice(0, stdout.columns - 1)}${done === total ? '\n' : ''}`)
    else if (done === total || Math.floor((done * LOG_LINES) / total) > Math.floor(((done - 1) * LOG_LINES) / total))
      console.log(line)
  }
}
