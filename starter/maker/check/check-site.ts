import type { Community, StarterSection } from '../content/content.ts'

import { listNames, readYaml } from '../content/source.ts'
import { PAGE_TEXTS } from '../content/texts.ts'

const FAQ = { sections: 5, entries: 25 }
const SECTIONS = 5
/** A test and a deck count as two files each; a section has two decks where one would be too large. */
const FILES = { min: 2, max: 13 }
const COMMUNITY = { members: 12, discussions: 16, comments: 80 }
const BIO = { min: 2, max: 150 }

/** Finds what is missing in the FAQ and the news. */
export async function checkSite(): Promise<string[]> {
  const sections = await readYaml('site/faq.yaml', PAGE_TEXTS.faq)
  const entries = sections.reduce((sum, section) => sum + section.entries.length, 0)
  const news = await listNames('site/news', '.md')
  return faults(
    [sections.length === FAQ.sections, `the FAQ have ${sections.length} sections`],
    [entries >= FAQ.entries, `the FAQ have ${entries} entries`],
    [news.length > 0, 'there is no news'],
  )
}

/** Finds what is missing in a language's list of sections. @param folders number of section folders */
export function checkSectionList(language: StarterSection['language'], folders: number): string[] {
  return faults([folders >= SECTIONS, `materials/${language}: has ${folders} sections`])
}

/** Finds what is missing in sections of the French and Spanish libraries. */
export function checkMaterials(sections: readonly StarterSection[]): string[] {
  return sections.flatMap(({ text, documents }) =>
    faults([
      documents.length >= FILES.min && documents.length <= FILES.max,
      `${text.name}: has ${documents.length} files`,
    ]),
  )
}

/** Finds what is missing, invalid or contradictory in the demo community. */
export function checkCommunity({ members, discussions }: Community, slugs: ReadonlySet<string>): string[] {
  const people = Object.entries(members)
  const comments = discussions.flatMap((discussion) => discussion.comments)
  return [
    ...faults(
      [people.length >= COMMUNITY.members, `there are ${people.length} members`],
      [discussions.length >= COMMUNITY.discussions, `there are ${discussions.length} discussions`],
      [comments.length >= COMMUNITY.comments, `there are ${comments.length} comments`],
      [new Set(people.map(([, { timezone }]) => timezone)).size >= COMMUNITY.members, 'two members live in one place'],
    ),
    ...people.flatMap(([key, { bio }]) =>
      faults([bio.length >= BIO.min && bio.length <= BIO.max, `the bio of ${key}`]),
    ),
    ...discussions.flatMap((discussion) => checkDiscussion(discussion, members, slugs)),
  ]
}

type Discussion = Community['discussions'][number]

function checkDiscussion(
  { title, module, by, on, comments }: Discussion,
  members: Community['members'],
  slugs: ReadonlySet<string>,
) {
  const isMember = (key: string, day: string) => (members[key]?.joined ?? '9') <= day
  return faults(
    [module === undefined || slugs.has(module), `there is no module ${module}`],
    [isMember(by, on), `${by} was no member on ${on}`],
    ...comments.map(
      ({ by: who, on: day }) => [isMember(who, day) && day >= on, `${who} could not write on ${day}`] as const,
    ),
  ).map((fault) => `${title}: ${fault}`)
}

function faults(...checks: (readonly [isValid: boolean, fault: string])[]): string[] {
  return checks.flatMap(([isValid, fault]) => (isValid ? [] : [fault]))
}
