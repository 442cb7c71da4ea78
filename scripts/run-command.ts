import { inspect, parseArgs } from 'node:util'
import { faultSentence } from '#app/server/fault-sentence.ts'
import { CommandError } from '#platform/command-error.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { asTyped, type CommandName, commandOf, helpOf } from './commands.ts'

export interface CommandInput {
  /** As they were typed. */
  args: string[]
  words: string[]
  options: Record<string, string | boolean | undefined>
}

/** Wrong words after the command. */
export class UsageError extends CommandError {}

/**
 * Runs the command of a script. Prints its help, refuses what it does not accept, and ends with one sentence for faults that
 * the person can correct; others come with their stack.
 */
export async function runCommand(name: CommandName, work: (input: CommandInput) => Promise<unknown>): Promise<void> {
  try {
    const input = parseInput(name, process.argv.slice(2))
    if (input === undefined) console.log(asTyped(helpOf(name)))
    else await work(input)
  } catch (error) {
    process.stderr.write(`${asTyped(faultSentence(error, findConfig()) ?? inspect(error))}\n`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

/** @returns undefined when the person asks for help @throws {UsageError} */
export function parseInput(name: CommandName, args: string[]): CommandInput | undefined {
  const { options = {}, words: [fewest, most] = [0, 0], isParsedByCommand } = commandOf(name)
  if (isParsedByCommand) return { args, words: args, options: {} }
  const { values, positionals } = parse(name, args, options)
  if (values.help) return undefined
  const unexpected = positionals.find((word) => word.startsWith('-')) ?? positionals.slice(most)[0]
  if (unexpected !== undefined) throw new UsageError(`Unexpected: ${unexpected}\n${helpOf(name)}`)
  if (positionals.length < fewest) throw new UsageError(helpOf(name))
  return { args, words: positionals, options: values }
}

function parse(name: CommandName, args: string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    // The first sentence of Node's message says what is wrong; the others are for programmers.
    const [first] = error instanceof Error ? error.message.split('. ') : []
    throw new UsageError(`${first}\n${helpOf(name)}`, { cause: error })
  }
}

function findConfig(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch {
    return undefined
  }
}
