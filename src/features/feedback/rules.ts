import { findFieldError, textField } from '#core/rules.ts'
import { fieldText, text } from './messages.ts'

/** The allowed answers, for the form and the server. */
export const ROLES = ['trainer', 'facilitator', 'supervisor', 'manager', 'student', 'other'] as const
export const EASE = ['1', '2', '3', '4', '5'] as const
export const FOUND = ['yes', 'partly', 'no'] as const
export const MESSAGE_FIELD = textField({ max: 1000 }, fieldText.message)

/** The form, which may be incomplete. */
export interface Draft {
  role: string
  ease: string
  found: string
  message: string
}

export type DraftErrors = { [K in keyof Draft]?: string | undefined }

/** A complete form. */
export interface Survey {
  role: (typeof ROLES)[number]
  ease: (typeof EASE)[number]
  found: (typeof FOUND)[number]
  message: string
}

/** The errors of a form by field, or the survey when it has none. */
export function readDraft(draft: Draft): { survey?: Survey; errors: DraftErrors } {
  const role = ROLES.find((each) => each === draft.role)
  const ease = EASE.find((each) => each === draft.ease)
  const found = FOUND.find((each) => each === draft.found)
  const tooLong = findFieldError(draft.message, MESSAGE_FIELD)?.message
  if (role && ease && found && !tooLong) return { survey: { role, ease, found, message: draft.message }, errors: {} }
  return {
    errors: {
      role: role ? undefined : text.roleChoose,
      ease: ease ? undefined : text.easeMissing,
      found: found ? undefined : text.foundMissing,
      message: tooLong,
    },
  }
}
