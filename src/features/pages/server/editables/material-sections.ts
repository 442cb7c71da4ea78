import { storedKind } from '#content/server/kind.ts'
import type { Problem } from '#core/content-problems.ts'
import type { ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { problemText } from '../../content-types/messages.ts'
import { materialSectionType } from '../../content-types.ts'
import { indexMaterials, languageOf, MATERIALS_PATHS } from '../searchable.ts'
import { fileOrLinkProblems } from './file-or-link.ts'

type Section = ValueOf<typeof materialSectionType.fields>

/** The sections of the French and Spanish materials with their files and videos. */
export const materialSections = storedKind({
  type: materialSectionType,
  tags: ['pages'],
  ids: { files: 'material-file', videos: 'material-video' },
  hasOwnPackage: true,
  isOrdered: true,
  inOrder: (_db, sections) =>
    (['fr', 'es'] as const).flatMap((language) => sections.filter(({ value }) => languageOf(value) === language)),
  page: ({ id, value }) => `${MATERIALS_PATHS[languageOf(value)]}#section-${id}`,
  newPage: (_entry, value) => MATERIALS_PATHS[languageOf(value)],
  afterPublish: (tx, entry) => indexMaterials(tx, Number(entry)),
  afterTakeOff: (tx, { id }) => indexMaterials(tx, id),
  check: async (_db, _entry, { files, videos }) => [
    ...fileOrLinkProblems('files', files),
    ...videos.flatMap(durationProblems),
  ],
  language: languageOf,
})

function durationProblems({ key, duration }: Section['videos'][number]): Problem[] {
  if (duration === '' || parseDuration(duration) !== undefined) return []
  const path = ['videos', key, 'duration']
  return [{ path, code: 'wrong_duration', level: 'error', message: problemText.wrongDuration }]
}
