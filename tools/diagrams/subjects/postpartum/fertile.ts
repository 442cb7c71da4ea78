import { diagram } from '../../diagram.ts'
import { timeline } from '../../kit/timeline.ts'

/** When a mother can become pregnant again: docs/figures/postpartum-family-planning.md, row "Fertile again". */
export const postpartumFertile = diagram({
  id: 'postpartum-fertile',
  width: 'full',
  height: 262,
  texts: {
    en: {
      ticks: ['Birth', '4 weeks', '6 weeks', '6 months', '12 months'],
      rows: ['Not breast-feeding', 'Breastfeeding in part', 'Fully, no bleeding'],
      word: 'can become pregnant',
      alt: 'Three bars. A mother who does not breastfeed can become pregnant from 4 weeks after birth; one who breastfeeds in part from 4 to 6 weeks; one who breastfeeds fully or nearly fully and has no bleeding from 6 months.',
      note: 'Say that these are the earliest times, and that an egg leaves before the first bleeding.',
    },
    fr: {
      ticks: ['0', '4 semaines', '6 semaines', '6 mois', '12 mois'],
      rows: ['Sans allaiter', 'Allaitement partiel', 'Exclusif, sans règles'],
      word: 'grossesse possible',
      alt: 'Trois barres. Une mère qui n’allaite pas peut être enceinte dès 4 semaines après l’accouchement ; celle qui allaite en partie, dès 4 à 6 semaines ; celle qui allaite complètement ou presque et n’a pas de règles, dès 6 mois.',
      note: 'Dites que ce sont les délais les plus courts, et que l’ovule part avant les premières règles.',
    },
    es: {
      ticks: ['Parto', '4 semanas', '6 semanas', '6 meses', '12 meses'],
      rows: ['Sin amamantar', 'Amamanta en parte', 'Exclusiva, sin regla'],
      word: 'puede embarazarse',
      alt: 'Tres barras. Una madre que no amamanta puede embarazarse desde 4 semanas después del parto; la que amamanta en parte, desde 4 a 6 semanas; la que amamanta de forma exclusiva o casi y no tiene regla, desde los 6 meses.',
      note: 'Diga que son los plazos más cortos y que el óvulo sale antes de la primera regla.',
    },
  },
  draw: ({ ticks, rows: [none = '', part = '', full = ''], word }) =>
    timeline({
      ticks,
      labelWidth: 176,
      width: 836,
      tail: 62,
      rowHeight: 72,
      head: 42,
      rows: [
        { label: none, segments: [{ from: 1, to: 4, fill: 'terracotta', ink: 'white', words: word }] },
        {
          label: part,
          segments: [
            { from: 1, to: 2, fill: 'terracotta', isWaiting: true },
            { from: 2, to: 4, fill: 'terracotta', ink: 'white', words: word },
          ],
        },
        { label: full, segments: [{ from: 3, to: 4, fill: 'terracotta', ink: 'white' }] },
      ],
    }),
})
