import { drop } from '../../kit/days.ts'
import { chip, cross, tick } from '../../kit/marks.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { germs, ribbon } from '../eligibility/signs.ts'
import { rapidTest } from '../implants/signs.ts'
import { manyMethods } from '../people/signs.ts'
import { cardsDiagram } from './ecp-cards.ts'
import { ovary } from './ecp-slides.ts'
import { bareCondom } from './ecp-when.ts'
import { emergencyPack, glass, tablet } from './scenes.ts'

/** The three lines that close the first deck. */
export const ecpThree = cardsDiagram({
  id: 'ecp-three',
  height: 312,
  anatomical: true,
  scenes: () => [
    {
      scene: [
        ...tablet(42, 62, 34),
        ...arrow([86, 62], [112, 62], { width: 8 }),
        ...clock(168, 62, 50, 0),
        text('120 h', 110, 172, { size: 56, bold: true, anchor: 'middle', paint: 'indigo' }),
      ],
      box: [0, 8, 222, 172],
    },
    {
      scene: [
        ...tablet(26, 62, 24),
        ...arrow([54, 62], [82, 62], { width: 7 }),
        ...ovary(152),
        circle(180, 62, 16, { fill: 'marigold', stroke: 'ink', width: 3 }),
        path('M230 16V108', { stroke: 'terracotta', width: 10 }),
      ],
      box: [0, 0, 238, 124],
    },
    {
      scene: [...chip(3, 50, 60, 42), ...cross(90, 108, 40), ...chip(4, 166, 60, 42), ...cross(206, 108, 40)],
      box: [0, 0, 230, 130],
    },
  ],
  texts: {
    en: {
      words: [
        'Soon, and until 120 hours',
        'They delay an egg; they end nothing',
        'No woman’s condition is category 3 or 4',
      ],
      alt: 'Three things to remember: a tablet soon, until 120 hours; an egg that is held back in the ovary; the categories 3 and 4 crossed out.',
      note: 'Pairs hold up a situation card: which of the three pictures decides it?',
    },
    fr: {
      words: [
        'Vite, et jusqu’à 120 heures',
        'Elle retarde un ovule ; elle n’interrompt rien',
        'Aucun état de la femme n’est en catégorie 3 ou 4',
      ],
      alt: 'Trois choses à retenir : un comprimé vite, jusqu’à 120 heures ; un ovule retenu dans l’ovaire ; les catégories 3 et 4 barrées.',
      note: 'Les binômes montrent une carte de situation : quelle image décide ?',
    },
    es: {
      words: [
        'Pronto, y hasta 120 horas',
        'Retrasan un óvulo; no interrumpen nada',
        'Ninguna condición es categoría 3 o 4',
      ],
      alt: 'Tres cosas para recordar: una tableta pronto, hasta 120 horas; un óvulo retenido en el ovario; las categorías 3 y 4 tachadas.',
      note: 'Las parejas muestran una tarjeta de situación: ¿cuál de los tres dibujos decide?',
    },
  },
})

/** The tablet with a cross and the condom with a tick, 130 by 96. */
function condomInstead(): Shape[] {
  return [
    ...tablet(30, 50, 24),
    ...cross(54, 76, 32),
    group(bareCondom(false), { x: 54, y: 0, scale: 0.92 }),
    ...tick(124, 76, 36),
  ]
}

/** What she can say back before she goes. */
export const ecpSayBack = cardsDiagram({
  id: 'ecp-say-back',
  height: 336,
  scenes: () => [
    {
      scene: [...clock(60, 50, 46, 0.08), ...tablet(26, 150, 24), ...glass(92, 112)],
      box: [0, 0, 124, 190],
    },
    {
      scene: [
        bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: -4, y: 0, scale: 0.52 }),
        bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 62, y: 0, scale: 0.52 }),
        group(condomInstead(), { x: 0, y: 98 }),
      ],
      box: [-6, 0, 150, 196],
    },
    {
      scene: [
        group(ribbon(), { x: -8, y: -6 }),
        group(germs(), { x: 66, y: 0, scale: 0.8 }),
        group(condomInstead(), { x: 0, y: 98 }),
      ],
      box: [-6, 0, 150, 196],
    },
    {
      scene: [
        ...calendar(68, 62, 112),
        circle(68, 70, 36, { fill: 'white' }),
        drop(68, 72, 'blood', 2),
        ...arrow([58, 148], [12, 148], { width: 9 }),
        ...arrow([78, 148], [124, 148], { width: 9 }),
      ],
      box: [0, 0, 136, 166],
    },
    {
      scene: [
        ...calendar(62, 56, 100),
        circle(62, 66, 34, { fill: 'white' }),
        text('> 7', 62, 82, { size: 44, bold: true, anchor: 'middle' }),
        group(rapidTest(), { x: 12, y: 114 }),
      ],
      box: [0, 0, 124, 214],
    },
  ],
  texts: {
    en: {
      words: [
        'Now: sooner is better',
        'The next time: not protected',
        'HIV and infections: not protected',
        'Bleeding a little early or late',
        'Over 7 days late: a test',
      ],
      alt: 'What she can say: take it now with water, sooner is better; the tablet does not protect the next time, a condom does; it does not protect from HIV and infections, a condom does; bleeding may come a little early or late; more than 7 days late, a pregnancy test.',
      note: 'Cover the words: the “client” says the five sentences from the pictures.',
    },
    fr: {
      words: [
        'Maintenant : plus tôt, mieux',
        'La fois suivante : non protégée',
        'VIH, infections : non protégée',
        'Règles un peu tôt ou tard',
        'Plus de 7 jours : un test',
      ],
      alt: 'Ce qu’elle peut dire : la prendre maintenant, avec de l’eau ; le comprimé ne protège pas la fois suivante, le préservatif oui ; il ne protège pas du VIH ni des infections, le préservatif oui ; les règles peuvent venir un peu tôt ou tard ; plus de 7 jours de retard, un test de grossesse.',
      note: 'Cachez les mots : la « cliente » dit les cinq phrases d’après les images.',
    },
    es: {
      words: [
        'Ya: cuanto antes, mejor',
        'La próxima vez: sin protección',
        'VIH, otras ITS: sin protección',
        'Regla un poco antes o después',
        'Más de 7 días: prueba',
      ],
      alt: 'Lo que ella puede decir: tomarla ya con agua; la tableta no protege la próxima vez, el condón sí; no protege del VIH ni de infecciones, el condón sí; la regla puede venir un poco antes o después; más de 7 días tarde, una prueba de embarazo.',
      note: 'Tape las palabras: la «usuaria» dice las cinco frases por los dibujos.',
    },
  },
})

/** What will be different on Monday. */
export const ecpMonday = cardsDiagram({
  id: 'ecp-monday',
  height: 330,
  scenes: () => [
    { scene: pocketWithKey(), box: [0, 0, 190, 170] },
    {
      scene: [
        bust(
          { skin: 'skinDeep', head: 'cap', headPaint: 'leaf', cloth: 'leaf', isProvider: true },
          { x: 0, y: 0, scale: 0.94 },
        ),
        emergencyPack(128, 74),
        path('M70 168C100 176 130 170 150 158', { stroke: 'skinDeep', width: 20 }),
      ],
      box: [0, 0, 216, 170],
    },
    {
      scene: [
        ...tablet(32, 84, 30),
        ...arrow([74, 84], [108, 84], { width: 9 }),
        group(manyMethods(), { x: 116, y: 24, scale: 1.2 }),
      ],
      box: [0, 20, 238, 130],
    },
  ],
  texts: {
    en: {
      words: [
        'The key to the cupboard: in my pocket',
        'My first words: “Good that you came”',
        'Nobody leaves without an offer for tomorrow',
      ],
      alt: 'Three changes: the key to the cupboard in the pocket of a white coat; a provider who hands over the pack with a smile, with the words: good that you came; a tablet, and then methods for tomorrow.',
      note: 'Each trainee points to the picture that is hardest at the own workplace.',
    },
    fr: {
      words: [
        'La clé de l’armoire : dans ma poche',
        'Mes premiers mots : « Vous avez bien fait de venir »',
        'Personne ne part sans une offre pour demain',
      ],
      alt: 'Trois changements : la clé de l’armoire dans la poche d’une blouse ; un soignant qui remet la boîte en souriant et dit : vous avez bien fait de venir ; un comprimé, puis des méthodes pour demain.',
      note: 'Chacun montre l’image la plus difficile chez lui.',
    },
    es: {
      words: [
        'La llave del armario: en mi bolsillo',
        'Mis primeras palabras: «Qué bien que vino»',
        'Nadie se va sin una oferta para mañana',
      ],
      alt: 'Tres cambios: la llave del armario en el bolsillo de una bata; un proveedor que entrega la caja con una sonrisa y dice: qué bien que vino; una tableta y después métodos para mañana.',
      note: 'Cada quien señala el dibujo más difícil en su trabajo.',
    },
  },
})

/** The pocket of a white coat with a key in it, and the pack that it opens the way to. */
function pocketWithKey(): Shape[] {
  return [
    group(
      [
        circle(0, 0, 20, { stroke: 'ink', width: 20 }),
        circle(0, 0, 20, { stroke: 'marigold', width: 13 }),
        path('M0 20V92', { stroke: 'ink', width: 18 }),
        path('M0 22V90', { stroke: 'marigold', width: 11 }),
      ],
      { x: 60, y: 32, rotate: -10 },
    ),
    path('M4 74H120V152Q62 178 4 152Z', { fill: 'white', stroke: 'steelDark', width: 4 }),
    path('M4 90H120', { stroke: 'steelDark', width: 3, dash: [8, 6] }),
    rect(132, 20, 58, 142, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    path('M132 90H190', { stroke: 'ink', width: 3 }),
    emergencyPack(134, 28, 0.54),
    emergencyPack(134, 98, 0.54),
    circle(142, 90, 6, { fill: 'ink' }),
  ]
}
