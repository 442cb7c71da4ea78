import { diagram } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { clock } from '../../../kit/objects.ts'
import { rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The invented month of the slide and of the monthly page: same day, later or by referral, not done. */
const IMPLANTS = [7, 3, 2] as const
const IUDS = [2, 0, 1] as const
const total = (index: number) => (IMPLANTS[index] ?? 0) + (IUDS[index] ?? 0)
const ALL = total(0) + total(1) + total(2)
const STEP = 58

/** Each request for removal as one mark. */
export const removalRequests = diagram({
  id: 'supervision-removal-requests',
  width: 'full',
  height: 304,
  texts: {
    en: {
      names: ['Implants', 'IUDs'],
      words: ['Same day', 'Later or referred', 'Not done'],
      of: 'of',
      alt: `Requests for removal in an invented month, each as a mark. Implants: ${IMPLANTS[0]} done the same day, ${IMPLANTS[1]} on another day or referred and done, ${IMPLANTS[2]} not done. IUDs: ${IUDS[0]}, ${IUDS[1]} and ${IUDS[2]}. Together ${total(0)} of ${ALL} on the same day, ${total(2)} not done.`,
      note: 'The numbers are invented. Point to a cross: who is she, and what do we do for her this week?',
    },
    fr: {
      names: ['Implants', 'DIU'],
      words: ['Le jour même', 'Plus tard, référé', 'Non fait'],
      of: 'sur',
      alt: `Demandes de retrait dans un mois inventé, un signe chacune. Implants : ${IMPLANTS[0]} le jour même, ${IMPLANTS[1]} un autre jour ou référés et faits, ${IMPLANTS[2]} non faits. DIU : ${IUDS[0]}, ${IUDS[1]} et ${IUDS[2]}. En tout ${total(0)} sur ${ALL} le jour même, ${total(2)} non faits.`,
      note: 'Les chiffres sont inventés. Montrez une croix : qui est-elle, et que faisons-nous pour elle cette semaine ?',
    },
    es: {
      names: ['Implantes', 'DIU'],
      words: ['El mismo día', 'Después, referido', 'No hecho'],
      of: 'de',
      alt: `Solicitudes de retiro en un mes inventado, una marca cada una. Implantes: ${IMPLANTS[0]} el mismo día, ${IMPLANTS[1]} otro día o referidos y hechos, ${IMPLANTS[2]} no hechos. DIU: ${IUDS[0]}, ${IUDS[1]} y ${IUDS[2]}. En total ${total(0)} de ${ALL} el mismo día, ${total(2)} no hechos.`,
      note: 'Las cifras son inventadas. Señale una cruz: ¿quién es ella y qué hacemos por ella esta semana?',
    },
  },
  draw: ({ names, words, of }) => month(names, words, (index) => `${total(index)} ${of} ${ALL}`),
})

/** The same month for the task: the group counts, so the answers are missing. */
export const readMonth = diagram({
  id: 'supervision-read-month',
  width: 'full',
  height: 304,
  texts: {
    en: {
      names: ['Implants', 'IUDs'],
      words: ['Same day', 'Later or referred', 'Not done'],
      of: 'of',
      alt: `Requests for removal in an invented month, each as a mark. Implants: ${IMPLANTS[0]} done the same day, ${IMPLANTS[1]} on another day or referred and done, ${IMPLANTS[2]} not done. IUDs: ${IUDS[0]}, ${IUDS[1]} and ${IUDS[2]}. Below, a question mark for each sum.`,
      note: 'The numbers are invented. Let teams count both rows together before anybody says a number.',
    },
    fr: {
      names: ['Implants', 'DIU'],
      words: ['Le jour même', 'Plus tard, référé', 'Non fait'],
      of: 'sur',
      alt: `Demandes de retrait dans un mois inventé, un signe chacune. Implants : ${IMPLANTS[0]} le jour même, ${IMPLANTS[1]} un autre jour ou référés et faits, ${IMPLANTS[2]} non faits. DIU : ${IUDS[0]}, ${IUDS[1]} et ${IUDS[2]}. Dessous, un point d’interrogation pour chaque somme.`,
      note: 'Les chiffres sont inventés. Les équipes comptent les deux lignes ensemble avant que quelqu’un dise un chiffre.',
    },
    es: {
      names: ['Implantes', 'DIU'],
      words: ['El mismo día', 'Después, referido', 'No hecho'],
      of: 'de',
      alt: `Solicitudes de retiro en un mes inventado, una marca cada una. Implantes: ${IMPLANTS[0]} el mismo día, ${IMPLANTS[1]} otro día o referidos y hechos, ${IMPLANTS[2]} no hechos. DIU: ${IUDS[0]}, ${IUDS[1]} y ${IUDS[2]}. Abajo, un signo de pregunta para cada suma.`,
      note: 'Las cifras son inventadas. Los equipos cuentan las dos filas juntas antes de decir un número.',
    },
  },
  draw: ({ names, words, of }) => month(names, words, () => `? ${of} ?`),
})

/** @param sum the words beside the mark of a kind */
function month(names: string[], words: string[], sum: (index: number) => string): Shape[] {
  return [
    methodSign('implant', { x: 0, y: 0, scale: 0.62 }),
    methodSign('iud', { x: 0, y: 82, scale: 0.62 }),
    ...marks(IMPLANTS, 31),
    ...marks(IUDS, 113),
    ...names.map((name, index) => text(name, 78, 40 + index * 82, { bold: true })),
    ...words.flatMap((word, index): Shape[] => {
      const x = index * 284
      return [
        rect(x, 178, 268, 122, {
          fill: (['leafPale', 'marigoldPale', 'terracottaPale'] as const)[index] ?? 'sand',
          radius: 14,
        }),
        ...mark(index, x + 46, 216),
        text(sum(index), x + 86, 228, { size: 34, bold: true }),
        text(word, x + 134, 278, { anchor: 'middle' }),
      ]
    }),
  ]
}

function marks(counts: readonly number[], y: number): Shape[] {
  const kinds = counts.flatMap((count, kind) => Array.from({ length: count }, () => kind))
  return kinds.flatMap((kind, index) => mark(kind, 222 + index * 53.5, y, STEP * 0.76))
}

/** @param kind 0 same day, 1 later, 2 not done */
function mark(kind: number, x: number, y: number, size = 50): Shape[] {
  if (kind === 0) return tick(x, y, size)
  return kind === 1 ? clock(x, y, size / 2, 0.4) : cross(x, y, size * 0.9)
}
