import { ADDRESSES } from './attacks/addresses.ts'
import type { Attack } from './attacks/attack.ts'
import { BROKEN } from './attacks/broken.ts'
import { CHARACTERS } from './attacks/characters.ts'
import { FOREIGN } from './attacks/foreign.ts'
import { HANDLERS } from './attacks/handlers.ts'
import { PAGE_TAKEOVER } from './attacks/page-takeover.ts'
import { REPARSE } from './attacks/reparse.ts'
import { REQUESTS } from './attacks/requests.ts'
import { attacksOfSize } from './attacks/sizes.ts'
import { STYLES } from './attacks/styles.ts'

/** The allowed length of a member's text, in characters. */
const MAX_LENGTH = 20_000

/** HTML that must be harmless once it is sanitized: every class that the known lists of attacks name. */
export const ATTACKS: readonly Attack[] = [
  ...HANDLERS,
  ...ADDRESSES,
  ...FOREIGN,
  ...REPARSE,
  ...BROKEN,
  ...STYLES,
  ...REQUESTS,
  ...PAGE_TAKEOVER,
  ...CHARACTERS,
  ...attacksOfSize(MAX_LENGTH),
]
