/** Why a file is refused. `REFUSALS` has the sentences. */
export const REFUSAL_REASONS = [
  'empty_file',
  'unknown_kind',
  'video',
  'audio',
  'photo_kind',
  'archive',
  'old_format',
  'not_converted',
  'program',
  'web_page',
  'encrypted',
  'has_macros',
  'has_active_content',
  'has_embedded_objects',
  'inserted_document',
  'data_connection',
  'unknown_field',
  'unsafe_link',
  'unknown_part',
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

/** What was found, and where. */
export interface Finding {
  /** The name of a field, the address of a link. */
  what?: string
  /** The part of an Office file, and its relation. */
  part?: string
  relation?: string
  /** For people, e.g. 'slide 4'. */
  place?: string
}

/** Thrown while a file is checked; another attempt does not help. */
export class RefusalError extends Error {
  readonly reason: RefusalReason
  finding: Finding

  /** @param detail what was found, for the log */
  constructor(reason: RefusalReason, detail: string, finding: Finding = {}) {
    super(`${reason}: ${detail}`)
    this.name = 'RefusalError'
    this.reason = reason
    this.finding = finding
  }
}
