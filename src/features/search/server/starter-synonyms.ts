/** The names of one concept, as `SearchSynonymTable` has them. */
interface StarterSynonym {
  meaning: string
  searched: readonly string[]
  alsoTyped: readonly string[]
}

/** The synonyms of a new site: names of methods, products and parts of the subject. Editors can change them later. */
export const STARTER_SYNONYMS: readonly StarterSynonym[] = [
  {
    meaning: 'an implant',
    searched: ['implant', 'implante'],
    alsoTyped: ['Jadelle', 'Norplant', 'Implanon', 'Implanon NXT', 'Nexplanon', 'Levoplant', 'Sino-implant'],
  },
  {
    meaning: 'an IUD',
    searched: ['IUD', 'intrauterine device', 'DIU', 'dispositif intra-utérin', 'dispositivo intrauterino'],
    alsoTyped: ['IUCD', 'coil', 'loop', 'copper T', 'intra-uterine device', 'stérilet', 'T de cobre', 'Mirena'],
  },
  {
    meaning: 'DMPA-SC',
    searched: ['DMPA-SC'],
    alsoTyped: ['Sayana Press', 'Sayana', 'Depo-subQ', 'Depo-subQ Provera', 'Depo-subQ Provera 104'],
  },
  {
    meaning: 'DMPA, a progestin-only injectable',
    searched: ['DMPA', 'progestin-only injectable'],
    alsoTyped: ['Depo-Provera', 'Depo', 'AMPD'],
  },
  {
    meaning: 'NET-EN, a progestin-only injectable',
    searched: ['NET-EN'],
    alsoTyped: ['Noristerat', 'Nur-Isterate', 'norethisterone enanthate', 'norethisterone enantate'],
  },
  {
    meaning: 'female sterilization',
    searched: ['female sterilization', 'stérilisation féminine', 'esterilización femenina'],
    alsoTyped: ['tubal ligation', 'female sterilisation', 'ligature des trompes', 'ligadura de trompas'],
  },
  {
    meaning: 'vasectomy',
    searched: ['vasectomy', 'vasectomie', 'vasectomía'],
    alsoTyped: ['male sterilization', 'male sterilisation', 'stérilisation masculine', 'esterilización masculina'],
  },
  {
    meaning: 'an emergency contraceptive pill',
    searched: [
      'emergency contraceptive pill',
      'emergency contraceptive pills',
      'emergency contraception',
      'contraception d’urgence',
      'anticoncepción de emergencia',
    ],
    alsoTyped: [
      'morning-after pill',
      'Plan B',
      'Postinor',
      'ECP',
      'pilule du lendemain',
      'pilule d’urgence',
      'píldora del día siguiente',
      'píldora de emergencia',
    ],
  },
  {
    meaning: 'a condom',
    searched: ['condom', 'préservatif', 'condón', 'preservativo'],
    alsoTyped: ['capote', 'prophylactic', 'rubber'],
  },
  {
    meaning: 'a combined oral contraceptive',
    searched: ['combined oral contraceptive', 'combined oral contraceptives'],
    alsoTyped: ['COC', 'combined pill'],
  },
  {
    meaning: 'a progestin-only pill',
    searched: ['progestin-only pill', 'progestin-only pills'],
    alsoTyped: ['POP', 'minipill', 'mini-pill', 'progestogen-only pill'],
  },
  {
    meaning: 'the lactational amenorrhea method',
    searched: ['LAM', 'lactational amenorrhea', 'MAMA', 'MELA'],
    alsoTyped: ['lactational amenorrhoea', 'breastfeeding method'],
  },
  {
    meaning: 'the Standard Days Method',
    searched: ['Standard Days Method', 'CycleBeads'],
    alsoTyped: ['cycle beads', 'collier du cycle', 'collar del ciclo'],
  },
]
