import { type ReactNode, useMemo } from 'react'
import { EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import type { ColorGuide } from '../../contract.ts'

const ENTRIES = { slides: 'presentation-slides', fr: 'french-content', es: 'spanish-content' } as const
export type GuideName = keyof typeof ENTRIES

/** A guide of the API; undefined until its dialog has loaded it. */
export interface ListedColorGuide {
  entry: string
  guide: ColorGuide | undefined
}

/** The note that opens a colour guide. Editors change the guide here, because nothing beside an open dialog can be used. */
export function ColorGuideRegion({ guide, children }: { guide: GuideName; children: ReactNode }) {
  useDraftedGuide('color-guide', guide, undefined)
  return (
    <EditRegion kind="color-guide" entry={ENTRIES[guide]} part="all">
      {children}
    </EditRegion>
  )
}

/** @param overlay a name for each place that shows the guide */
export function useDraftedGuide(
  overlay: 'color-guide' | 'color-guide-dialog',
  name: GuideName,
  guide: ColorGuide | undefined,
): ColorGuide | undefined {
  return useDrafted(
    overlay,
    useMemo((): ListedColorGuide => ({ entry: ENTRIES[name], guide }), [name, guide]),
  ).guide
}
