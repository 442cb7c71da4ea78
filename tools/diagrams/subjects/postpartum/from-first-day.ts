import { diagram } from '../../diagram.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { minipills } from './signs.ts'

/** In the order of the slide's lines; limits of docs/figures/postpartum-family-planning.md. */
const SIGNS: (MethodSign | 'minipills')[] = ['condom', 'vas', 'iud', 'tubes', 'implant', 'minipills']
const [VAS, IUD, TUBES] = [1, 2, 3] as const

/** Methods from the first day, with the limits of two of them and the wait of one. */
export const fromFirstDay = diagram({
  id: 'from-first-day',
  width: 'half',
  height: 336,
  texts: {
    en: {
      limits: ['to 48 hours', 'to 7 days'],
      later: ['protects', 'after 3 months'],
      alt: 'From the first day: condoms; vasectomy, which protects after 3 months; copper IUD to 48 hours; female sterilization to 7 days; implants; progestin-only pills.',
      note: 'Ask which of these the ward can give tonight.',
    },
    fr: {
      limits: ['48 heures', '7 jours'],
      later: ['protège', 'après 3 mois'],
      alt: 'Dès le premier jour : préservatifs ; vasectomie, qui protège après 3 mois ; DIU au cuivre jusqu’à 48 heures ; stérilisation féminine jusqu’à 7 jours ; implants ; pilules progestatives.',
      note: 'Demandez lesquelles la maternité peut donner ce soir.',
    },
    es: {
      limits: ['48 horas', '7 días'],
      later: ['protege', 'tras 3 meses'],
      alt: 'Desde el primer día: condones; vasectomía, que protege tras 3 meses; DIU de cobre hasta 48 horas; esterilización femenina hasta 7 días; implantes; píldoras de progestina sola.',
      note: 'Pregunte cuáles puede dar la sala esta noche.',
    },
  },
  draw: ({ limits, later }): Shape[] =>
    SIGNS.flatMap((sign, index): Shape[] => {
      const [x, y] = [(index % 2) * 194, Math.floor(index / 2) * 114]
      const isLimited = index === IUD || index === TUBES
      const isLater = index === VAS
      const place = isLater
        ? { x: x + 70, y: y + 3, scale: 0.46 }
        : { x: x + (isLimited ? 58 : 43), y: y + 4, scale: isLimited ? 0.7 : 1 }
      return [
        rect(x, y, 186, 108, { fill: isLimited || isLater ? 'marigoldPale' : 'leafPale', radius: 14 }),
        sign === 'minipills' ? minipills(place.x, place.y, place.scale) : methodSign(sign, place),
        ...(isLater
          ? later.map((words, line) => text(words, x + 93, y + 73 + line * 26, { bold: true, anchor: 'middle' }))
          : []),
        ...(isLimited ? [text(limits[index - IUD] ?? '', x + 93, y + 100, { bold: true, anchor: 'middle' })] : []),
      ]
    }),
})
