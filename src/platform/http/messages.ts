/** What a field must be, by the types of Zod. */
const types: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** Sentences for fields whose schema has no message of its own, by error code. */
export const validationText = {
  required: 'This is missing',
  wrong_type: (type: string) => `This must be ${types[type] ?? 'something else'}`,
  invalid_choice: (choices: string) => `This must be one of: ${choices}`,
  too_short: (min: string) => `This must be at least ${min} characters long`,
  too_long: (max: string) => `This must be at most ${max} characters long`,
  too_small: (min: string) => `This must be at least ${min}`,
  too_large: (max: string) => `This must be at most ${max}`,
  invalid: 'This can’t be used',
} as const

/** For a body that cannot be parsed. */
export const unreadable = 'What was sent can’t be read.'
