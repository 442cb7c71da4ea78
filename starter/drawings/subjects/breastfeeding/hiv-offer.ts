import { diagram, WIDTHS } from '../../diagram.ts'
import { timeline } from '../../kit/timeline.ts'

const ROW = 52
const HEAD = 34

/** What a programme offers a mother who lives with HIV (starter/figures/lactational-amenorrhea-method.md). */
export const lamHivOffer = diagram({
  id: 'lam-hiv-offer',
  width: 'full',
  height: HEAD + ROW * 4,
  texts: {
    en: {
      ticks: ['Birth', '6 months', '12 months or longer'],
      rows: ['Treatment', 'Feeding', 'LAM', 'Condoms as well'],
      bars: [
        'with support to take it',
        'breast only',
        'other foods, and breast',
        'if all three hold',
        'for her, for her partner',
      ],
      alt: 'From birth to 12 months or longer, where policy agrees. Treatment, with support to take it. Feeding: breast only for 6 months, then other foods, and breast. LAM: in the first 6 months, if all three conditions hold. Condoms as well: for her, for her partner.',
      note: 'Compare each bar with the national policy that you have read aloud. Which bar ends at six months, and what follows it?',
    },
    fr: {
      ticks: ['Naissance', '6 mois', '12 mois ou plus'],
      rows: ['Traitement', 'Alimentation', 'MAMA', 'Préservatifs aussi'],
      bars: [
        'avec un appui pour le prendre',
        'sein seul',
        'autres aliments, et sein',
        'si les trois tiennent',
        'pour elle, pour son partenaire',
      ],
      alt: 'De la naissance à 12 mois ou plus, là où la politique le prévoit. Traitement, avec un appui pour le prendre. Alimentation : le sein seul pendant 6 mois, puis d’autres aliments, et le sein. MAMA : les 6 premiers mois, si les trois conditions tiennent. Préservatifs aussi : pour elle, pour son partenaire.',
      note: 'Comparez chaque barre à la politique nationale que vous avez lue. Laquelle finit à six mois, et que vient-il après ?',
    },
    es: {
      ticks: ['Parto', '6 meses', '12 meses o más'],
      rows: ['Tratamiento', 'Alimentación', 'MELA', 'También condones'],
      bars: [
        'con apoyo para tomarlo',
        'solo pecho',
        'otras comidas, y pecho',
        'si se cumplen las tres',
        'para ella, para su pareja',
      ],
      alt: 'Desde el parto hasta 12 meses o más, donde la política lo prevé. Tratamiento, con apoyo para tomarlo. Alimentación: solo pecho durante 6 meses, después otras comidas, y pecho. MELA: los primeros 6 meses, si se cumplen las tres condiciones. También condones: para ella, para su pareja.',
      note: 'Compare cada barra con la política nacional que leyó en voz alta. ¿Cuál termina a los seis meses, y qué sigue?',
    },
  },
  draw: ({ ticks, rows, bars }) => {
    const [daily = '', only = '', foods = '', holds = '', both = ''] = bars
    const [treatment = '', feeding = '', lam = '', condoms = ''] = rows
    return timeline({
      ticks,
      width: WIDTHS.full,
      labelWidth: 230,
      rowHeight: ROW,
      head: HEAD,
      rows: [
        { label: treatment, segments: [{ from: 0, to: 2, fill: 'indigo', ink: 'white', words: daily }] },
        {
          label: feeding,
          segments: [
            { from: 0, to: 1, fill: 'leafPale', words: only },
            { from: 1, to: 2, fill: 'marigold', words: foods },
          ],
        },
        { label: lam, segments: [{ from: 0, to: 1, fill: 'leaf', ink: 'white', words: holds }] },
        { label: condoms, segments: [{ from: 0, to: 2, fill: 'terracottaPale', words: both }] },
      ],
    })
  },
})
