import type { Tx } from '#platform/database/schema.ts'
import { nameKey, namesOf, putSynonym } from '#platform/search/synonyms.ts'

/** Names that `search-5-more-names` adds, by what they mean: those that documents use, and others that people type. */
const MORE_NAMES: readonly [meaning: string, searched: readonly string[], alsoTyped: readonly string[]][] = [
  ['an implant', [], ['Implanon NXT', 'contraceptive rod', 'arm implant', 'bâtonnet contraceptif']],
  [
    'removal of something',
    ['removal', 'taking a rod out', 'taking out'],
    ['remove', 'removing', 'removed', 'take out', 'pull out', 'get out'],
  ],
  [
    'an IUD',
    [],
    [
      'IUC',
      'intrauterine contraception',
      'IUS',
      'LNG-IUS',
      'LNG-IUD',
      'hormonal coil',
      'spiral',
      'TCu380A',
      'Copper T 380A',
    ],
  ],
  ['DMPA-SC', [], ['Sayanapress', 'subcutaneous DMPA', 'DMPA sous-cutané', 'DMPA subcutáneo']],
  [
    'DMPA, a progestin-only injectable',
    ['DMPA-IM'],
    [
      'Depo Provera',
      'depot injection',
      'Petogen',
      'Injectaplan',
      'Megestron',
      'three-month injection',
      'contraceptive injection',
      'jab',
      'piqûre de trois mois',
    ],
  ],
  ['NET-EN, a progestin-only injectable', [], ['two-month injection', 'Norigest', 'enantato de noretisterona']],
  [
    'female sterilization',
    [],
    [
      'BTL',
      'tubes tied',
      'tying tubes',
      'tying the tubes',
      'minilap',
      'minilaparotomy',
      'ligature tubaire',
      'salpingoclasia',
    ],
  ],
  ['vasectomy', [], ['NSV', 'no-scalpel vasectomy', 'vasectomie sans bistouri', 'vasectomía sin bisturí']],
  [
    'an emergency contraceptive pill',
    [],
    [
      'EC',
      'ECPs',
      'day-after pill',
      'Norlevo',
      'Levonelle',
      'ellaOne',
      'pastilla del día después',
      'pastilla de emergencia',
    ],
  ],
  ['a condom', [], ['Durex', 'sheath']],
  [
    'a female condom',
    ['female condom', 'préservatif féminin', 'condón femenino'],
    ['FC2', 'Femidom', 'internal condom'],
  ],
  [
    'a combined oral contraceptive',
    ['pilule combinée', 'píldora combinada'],
    ['COCs', 'Microgynon', 'Lo-Femenal', 'Pilplan', 'pilule œstroprogestative', 'anticonceptivo oral combinado'],
  ],
  [
    'a progestin-only pill',
    ['pilule progestative', 'píldora de progestina'],
    ['POPs', 'Microlut', 'Ovrette', 'Microval', 'Cerazette', 'minipilule', 'minipíldora'],
  ],
  ['the lactational amenorrhea method', [], ['breastfeeding as contraception']],
  ['the Standard Days Method', [], ['SDM', 'méthode des jours fixes', 'método de días fijos']],
  [
    'a fertility awareness method',
    ['fertility awareness'],
    [
      'rhythm method',
      'calendar method',
      'safe days',
      'natural family planning',
      'méthode du calendrier',
      'método del ritmo',
    ],
  ],
  ['a young person', ['adolescent', 'youth', 'young people'], ['teenager', 'teen', 'teens', 'ado', 'ados']],
  [
    'a community health worker',
    ['community health worker', 'community-based provision'],
    ['CHW', 'VHT', 'village health team'],
  ],
  ['infection prevention', ['infection prevention'], ['IPC', 'infection control']],
  ['birth spacing', ['healthy timing and spacing'], ['HTSP', 'birth spacing', 'child spacing']],
  ['medical eligibility', ['medical eligibility'], ['MEC', 'contraindications']],
  ['HIV', ['HIV', 'VIH'], ['AIDS', 'SIDA']],
]

/** Adds names that have no meaning yet; what editors have written stays. */
export async function addMoreNames(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('search_synonym').selectAll().orderBy('id').execute()
  const known = new Set(rows.flatMap(({ searched, also_typed }) => namesOf(`${searched}\n${also_typed}`).map(nameKey)))
  for (const [meaning, searched, alsoTyped] of MORE_NAMES) {
    const [newSearched, newTyped] = [searched, alsoTyped].map((names) =>
      names.filter((name) => !known.has(nameKey(name))),
    )
    const row = rows.find((one) => one.meaning === meaning)
    const lines = (old: string | undefined, added: readonly string[] = []) =>
      [...namesOf(old ?? ''), ...added].join('\n')
    const names = { searched: lines(row?.searched, newSearched), also_typed: lines(row?.also_typed, newTyped) }
    // Names that find nothing else are of no use.
    if (row || names.searched !== '') await putSynonym(tx, row?.id, { meaning, ...names })
  }
}
