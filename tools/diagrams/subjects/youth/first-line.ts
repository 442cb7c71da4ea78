import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { daySquares } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, group, path, type Shape } from '../../kit/shapes.ts'
import { GIRL, PROVIDER, tabletsStay } from '../people/signs.ts'
import { clinic, house, sheet } from '../training/things.ts'

const ROW = 160
const figures = readFigures('adolescents-and-youth.md')
const HOURS = figureOf(
  figures,
  'PEP (after rape, and after a torn condom with a risk of HIV); emergency contraception after rape',
  0,
)
const DAYS = figureOf(figures, 'ECPs', 0)

/** Six steps. */
export const TEXTS = {
  en: {
    words: [
      'Listen, believe, stay calm',
      '“It was not your fault”',
      'Ask: worries? Safe at home?',
      `Emergency pills ${DAYS} days, PEP ${HOURS} hours`,
      'Say what happens next',
      'Refer by name; go along',
    ],
    alt: `Six steps. 1: listen, believe, stay calm. 2: “It was not your fault. I am glad you told me”. 3: ask what worries her most, and whether home is safe. 4: urgent care, emergency pills within ${DAYS} days, PEP within ${HOURS} hours. 5: say what happens next, and with whom. 6: refer by name; go along if you can.`,
    note: 'Act the six pictures once, slowly. Ask which one is left out on a busy morning.',
  },
  fr: {
    words: [
      'Écouter, croire, rester calme',
      '« Ce n’est pas ta faute »',
      'Chez toi, en sécurité ?',
      `Pilule d’urgence ${DAYS} jours, VIH ${HOURS} h`,
      'Expliquer la suite',
      'Orienter vers quelqu’un de précis',
    ],
    alt: `Six étapes. 1 : écouter, croire, rester calme. 2 : « Ce n’est pas ta faute. Merci de me l’avoir dit ». 3 : chez toi, es-tu en sécurité ? 4 : urgence, pilule d’urgence avant ${DAYS} jours, prophylaxie du VIH avant ${HOURS} heures. 5 : expliquer la suite, et avec qui. 6 : orienter vers une personne précise ; accompagner.`,
    note: 'Jouez les six images une fois, lentement. Laquelle oublie-t-on un matin chargé ?',
  },
  es: {
    words: [
      'Escuche, crea, con calma',
      '«No fue su culpa»',
      '¿Está segura en casa?',
      `PAE ${DAYS} días, VIH ${HOURS} horas`,
      'Diga qué sigue y con quién',
      'Acompañe; siga la ley',
    ],
    alt: `Seis pasos. 1: escuche, crea, mantenga la calma. 2: «No fue su culpa. Qué bueno que me lo dijo». 3: ¿qué le preocupa más?, ¿está segura en casa? 4: hoy, píldoras de emergencia dentro de ${DAYS} días, profilaxis del VIH dentro de ${HOURS} horas. 5: diga qué sigue y con quién. 6: acompáñela; siga la ley.`,
    note: 'Represente los seis dibujos una vez, despacio. ¿Cuál se olvida en una mañana con mucha gente?',
  },
}

/** Six things to do when a young person tells of force. */
export const firstLineSupport = diagram({
  id: 'young-first-line',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: TEXTS,
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW, first: 1 }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [bust(GIRL, { x: 46, y: 34, scale: 0.36 }), bust(PROVIDER, { x: -6, y: 34, scale: 0.36 })]
    case 1:
      return [
        bust(PROVIDER, { x: 8, y: 44, scale: 0.31 }),
        group(bubble(0, 0, 96, 50, 28), { x: 28, y: 0, scale: 0.74 }),
        path('M62 30C46 18 54 8 62 14C70 8 78 18 62 30Z', { fill: 'terracotta' }),
      ]
    case 2:
      return [group(house(), { x: 2, y: 4, scale: 0.94 })]
    case 3:
      return [
        methodSign('emergency', { x: -10, y: 0, scale: 0.46 }),
        ...daySquares(5, { x: 40, y: 2, size: 19, columns: 3 }),
        group(tabletsStay(), { x: -10, y: 52, scale: 0.46 }),
        ...daySquares(3, { x: 40, y: 66, size: 19 }),
      ]
    case 4:
      return [group(sheet(4), { x: -10 }), ...arrow([70, 50], [100, 50], { width: 6 })]
    default:
      return [
        group(clinic(), { x: 40, y: -8, scale: 0.6 }),
        bust(PROVIDER, { x: -10, y: 46, scale: 0.29 }),
        bust(GIRL, { x: 28, y: 46, scale: 0.29 }),
      ]
  }
}
