import type { ContentType } from '#core/content-type.ts'
import type { AnyDraftOverlay } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'

/** A page on which editors change something. */
export interface EditablePlace {
  name: string
  to: string
  /** What can be changed there. */
  what: string
}

interface Content {
  types: readonly ContentType[]
  overlays: Readonly<Record<string, AnyDraftOverlay>>
  places: readonly EditablePlace[]
}

/** The content types, overlays and pages of all features. The app fills them in when the account is known to be staff. */
const content = createStore<Content>({ types: [], overlays: {}, places: [] })

export const registerContent = content.set

/** Undefined until edit mode has loaded, and for an unknown kind. */
export function useContentType(kind: string): ContentType | undefined {
  return content.useStore(({ types }) => types.find((type) => type.kind === kind))
}

/** Empty until edit mode has loaded. */
export function usePlaces(): readonly EditablePlace[] {
  return content.useStore(({ places }) => places)
}

/** @throws {Error} for a kind that no feature has registered */
export function getContentType(kind: string): ContentType {
  const type = content.get().types.find((candidate) => candidate.kind === kind)
  if (type === undefined) throw new Error(`No content type ${kind} is registered`)
  return type
}

export function findOverlay(page: string): AnyDraftOverlay | undefined {
  return content.get().overlays[page]
}
