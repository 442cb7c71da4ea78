import type { GettingStarted } from '../../../contract.ts'

/** The content type and the name of the entry. */
export const GETTING_STARTED = { kind: 'page-getting-started', entry: 'getting-started' } as const

type Drafted<Item> = Item & { key?: string }

/** The page about the structure of a module; items of a draft have keys. */
export interface GettingStartedData extends Omit<GettingStarted, 'carousel_photos' | 'explanation_cards'> {
  carousel_photos: Drafted<GettingStarted['carousel_photos'][number]>[]
  explanation_cards: Drafted<GettingStarted['explanation_cards'][number]>[]
}
