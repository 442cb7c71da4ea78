import type { z } from 'zod'

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The message for a wrong value whose schema has no message of its own. */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This must be ${TYPES[issue.expected] ?? 'something else'}`
    case 'invalid_value':
      return `This must be one of: ${issue.values.join(', ')}`
    case 'too_small':
      return `This must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `This must be at most ${issue.maximum}${unitOf(issue.origin)}`
    default:
      return 'This can’t be used'
  }
}

function unitOf(origin: string): string {
  return origin === 'string' ? ' characters long' : ''
}
