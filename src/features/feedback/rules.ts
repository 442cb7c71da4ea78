import { type TextRule, validationErrorOf } from '#core/rules.ts'
import { text } from './messages.ts'

/** What the survey's answers may be; form and server read the same. */
export const ROLES = ['trainer', 'facilitator', 'supervisor', 'manager', 'student', 'other'] as const
export const EASE = ['1', '2', '3', '4', '5'] as const
export const FOUND = ['yes', 'partly', 'no'] as const
/** Characters of a message at most. */
export const MESSAGE_MAX = 1000
export const MESSAGE_RULE = { max: [MESSAGE_MAX, text.messageTooLong] } as const satisfies TextRule

/** The form as it is filled in so far. */
export interface Draft {
  role: string
  ease: string
  found: string
  message: string
}

export type Faults = { [K in keyof Draft]?: string | undefined }

/** A form in which all is answered. */
export interface Survey {
  role: (typeof ROLES)[number]
  ease: (typeof EASE)[number]
  found: (typeof FOUND)[number]
  message: string
}

/** What a form lacks, by field; the survey itself when it lacks nothing. */
export function readDraft(draft: Draft): { survey?: Survey; faults: Faults } {
  const role = ROLES.find((each) => each === draft.role)
  const ease = EASE.find((each) => each === draft.ease)
  const found = FOUND.find((each) => each === draft.found)
  const tooLong = validationErrorOf(draft.message, MESSAGE_RULE)
  if (role && ease && found && !tooLong) return { survey: { role, ease, found, message: draft.message }, faults: {} }
  return {
    faults: {
      role: role ? undefined : text.roleChoose,
      ease: ease ? undefined : text.easeMissing,
      found: found ? undefined : text.foundMissing,
      message: tooLong,
    },
  }
}
