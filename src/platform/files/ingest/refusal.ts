/** Why a file is refused. `fileText` has the sentences. */
export const REFUSAL_REASONS = [
  'empty_file',
  'unknown_kind',
  'old_office_format',
  'dangerous_ending',
  'encrypted',
  'has_macros',
  'has_active_content',
  'has_embedded_objects',
  'external_template',
  'external_content',
  'damaged',
  'unpacks_too_large',
  'has_entities',
  'two_kinds',
  'unsafe_svg',
  'too_many_pixels',
  'too_complex',
  'has_virus',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Thrown while a file is checked; another attempt does not help. */
export class RefusalError extends Error {
  readonly reason: RefusalReason

  /** @param detail what was found, for the log */
  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'RefusalError'
    this.reason = reason
  }
}
