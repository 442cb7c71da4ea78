import { diagram } from '../../diagram.ts'
import { calendar as month } from '../../kit/days.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { sun } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { MONTHS } from '../implants/months.ts'
import { noShield } from '../people/signs.ts'
import { medicine, newborn } from '../training/community/screening-icons.ts'
import { heart, talking } from '../training/things.ts'

const SHE: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const HE: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

function pair(): Shape[] {
  return [bust(SHE, { x: -8, y: 22, scale: 0.42 }), bust(HE, { x: 46, y: 22, scale: 0.42 })]
}

/** Two people and one string of beads. */
export const famCouple = diagram({
  id: 'fam-couple',
  width: 'half',
  height: 312,
  texts: {
    en: {
      words: ['“Today?”', '“White: we wait”', 'Two people, one string'],
      alt: 'A couple with a string of beads between them. She asks: today? He answers: white, we wait. Below: two people, one string.',
      note: 'Ask how a shy woman can say “white” at home without a word.',
    },
    fr: {
      words: ['« Ce soir ? »', '« Blanc : attendons »', 'À deux, un collier'],
      alt: 'Un couple, un collier entre eux. Elle demande : ce soir ? Il répond : blanc, attendons. En bas : à deux, un collier.',
      note: 'Demandez comment une femme timide dit « blanc » chez elle sans un mot.',
    },
    es: {
      words: ['«¿Hoy?»', '«Blanco: esperamos»', 'Dos personas, un collar'],
      alt: 'Una pareja con un collar entre los dos. Ella pregunta: ¿hoy? Él responde: blanco, esperamos. Abajo: dos personas, un collar.',
      note: 'Pregunte cómo puede una mujer tímida decir «blanco» en casa sin palabras.',
    },
  },
  draw: ({ words: [ask = '', answer = '', both = ''] }) => [
    rect(0, 0, 380, 312, { fill: 'indigoPale', radius: 14 }),
    ...bubble(8, 10, 128, 70, 50),
    ...textBox(ask, 72, 45, 116, { bold: true, anchor: 'middle', middle: true }).shapes,
    ...bubble(148, 10, 224, 70, 150),
    ...textBox(answer, 260, 45, 212, { bold: true, anchor: 'middle', middle: true }).shapes,
    bust(SHE, { x: 4, y: 104, scale: 0.86 }),
    bust(HE, { x: 248, y: 104, scale: 0.86 }),
    methodSign('beads', { x: 140, y: 150, scale: 1 }),
    rect(0, 258, 380, 54, { fill: 'indigo', radius: 14 }),
    ...textBox(both, 190, 285, 370, { bold: true, paint: 'white', anchor: 'middle', middle: true }).shapes,
  ],
})

/** The dates of her last two bleedings: about a month apart. */
export const famTwoDates = diagram({
  id: 'fam-two-dates',
  width: 'half',
  height: 300,
  texts: {
    en: {
      words: ['The one before', 'The last one', '26 to 32 days?'],
      alt: 'Two calendars with a drop of blood: the bleeding before the last, and the last one. An arrow between them asks: 26 to 32 days?',
      note: 'Let trainees put their own two dates on the calendars, or those of a client.',
    },
    fr: {
      words: ['Avant-dernières', 'Dernières', '26 à 32 jours ?'],
      alt: 'Deux calendriers avec une goutte de sang : les avant-dernières règles, et les dernières. Une flèche entre les deux demande : 26 à 32 jours ?',
      note: 'Les participants y mettent deux dates, les leurs ou celles d’une cliente.',
    },
    es: {
      words: ['La penúltima', 'La última', '¿26 a 32 días?'],
      alt: 'Dos calendarios con una gota de sangre: la penúltima regla y la última. Una flecha entre los dos pregunta: ¿26 a 32 días?',
      note: 'Los participantes ponen en los calendarios sus dos fechas, o las de una usuaria.',
    },
  },
  draw: ({ words: [before = '', last = '', days = ''] }) => [
    ...textBox(days, 190, 0, 376, { bold: true, paint: 'indigo', anchor: 'middle' }).shapes,
    ...arrow([86, 92], [294, 92], { width: 7, bend: 46, paint: 'indigo' }),
    rect(0, 104, 184, 196, { fill: 'marigoldPale', radius: 14 }),
    rect(196, 104, 184, 196, { fill: 'indigoPale', radius: 14 }),
    ...month(8, 122, 24, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
    ...month(204, 122, 24, [1, 2, 2, 1, ...MONTHS.none.slice(4)]),
    ...textBox(before, 92, 250, 178, { anchor: 'middle', middle: true }).shapes,
    ...textBox(last, 288, 250, 178, { anchor: 'middle', middle: true }).shapes,
  ],
})

/** A woman at ease, and no medicine: pills and an injection are pale and crossed out. */
function noHarm(): Shape[] {
  return [
    bust(SHE, { x: -10, y: 18, scale: 0.44 }),
    methodSign('pills', { x: 60, y: 0, scale: 0.44 }),
    methodSign('injection', { x: 60, y: 46, scale: 0.44 }),
    ...cross(98, 40, 24),
    ...cross(98, 84, 24),
  ]
}

/** What the methods ask of a couple, and what they give. */
export const famAskGive = tilesDiagram(
  'fam-ask-give',
  [() => pair(), () => sun(50, 52, 26), () => noHarm(), () => noShield()],
  {
    en: {
      words: ['Asks: two people', 'Asks: each day', 'Gives: no side effects', 'No HIV protection'],
      alt: 'Four pictures: a couple, both take part; a sun, attention each day; a woman at ease with nothing to swallow or to inject, no side effects; a pale shield with a cross, no protection from HIV.',
      note: 'Cover the words. Trainees say for each picture whether the method asks it or gives it.',
    },
    fr: {
      words: ['Demande : être deux', 'Demande : chaque jour', 'Donne : sans effets', 'VIH : pas protégé'],
      alt: 'Quatre images : un couple, les deux participent ; un soleil, de l’attention chaque jour ; une femme bien portante sans rien à avaler ni à injecter, pas d’effets secondaires ; un bouclier pâle barré, pas de protection contre le VIH.',
      note: 'Cachez les mots. Les participants disent si la méthode le demande ou le donne.',
    },
    es: {
      words: ['Pide: ser dos', 'Pide: cada día', 'Da: sin efectos', 'No protege del VIH'],
      alt: 'Cuatro imágenes: una pareja, los dos participan; un sol, atención cada día; una mujer bien, sin nada que tragar ni inyectar, sin efectos secundarios; un escudo pálido tachado, no protege del VIH.',
      note: 'Tape las palabras. Los participantes dicen si el método lo pide o lo da.',
    },
  },
)

/** What a couple does on the fertile days. */
export const famWhiteDays = tilesDiagram(
  'fam-white-days',
  [
    () => talking(SHE, HE),
    () => [methodSign('condom', { x: 0, y: 0 })],
    () => heart(),
    () => [methodSign('emergency', { x: 0, y: 0 })],
  ],
  {
    en: {
      words: ['Decide before', 'Wait, or a condom', 'Closeness', 'Pills within 5 days'],
      alt: 'Four pictures: a couple talks before the white days; a condom, each time; a heart, other closeness; emergency pills within 5 days when something went wrong.',
      note: 'Ask each trainee which of the four pictures couples at home would find hardest.',
    },
    fr: {
      words: ['Décider avant', 'Attendre, ou préservatif', 'Tendresse', 'Pilule : 5 jours'],
      alt: 'Quatre images : un couple parle avant les jours blancs ; un préservatif, chaque fois ; un cœur, une autre tendresse ; la pilule d’urgence dans les 5 jours si un rapport n’a pas été protégé.',
      note: 'Demandez laquelle des quatre images serait la plus difficile pour les couples d’ici.',
    },
    es: {
      words: ['Decidir antes', 'Esperar, o condón', 'Cercanía', 'Pastilla: 5 días'],
      alt: 'Cuatro imágenes: una pareja habla antes de los días blancos; un condón, cada vez; un corazón, otra cercanía; la pastilla de emergencia dentro de 5 días si algo falló.',
      note: 'Pregunte cuál de las cuatro imágenes sería la más difícil para las parejas de aquí.',
    },
  },
)

/** Germs under a lens. */
function germs(): Shape[] {
  return [
    circle(42, 42, 38, { fill: 'white', stroke: 'ink', width: 6 }),
    ...[
      [30, 32, 9],
      [54, 38, 11],
      [38, 58, 8],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: 'leaf', stroke: 'ink', width: 3, dash: [4, 3] })),
    path('M70 70L96 96', { stroke: 'ink', width: 12 }),
  ]
}

/** When secretions tell little. */
export const famMisleads = tilesDiagram(
  'fam-misleads',
  [germs, newborn, () => month(1, 22, 14, MONTHS.irregular), medicine],
  {
    en: {
      words: ['Infection', 'Birth not long ago', 'Irregular bleeding', 'Some medicines'],
      alt: 'Four pictures: germs under a lens, an infection; a newborn; a month with bleeding on irregular days; a bottle of medicine.',
      note: 'For each picture, ask: what does she see, and what would she believe?',
    },
    fr: {
      words: ['Infection', 'Naissance récente', 'Règles irrégulières', 'Médicaments'],
      alt: 'Quatre images : des germes sous une loupe, une infection ; un nouveau-né ; un mois de saignements irréguliers ; un flacon de médicaments.',
      note: 'Pour chaque image : que voit-elle, et que croirait-elle ?',
    },
    es: {
      words: ['Infección', 'Parto reciente', 'Sangrado irregular', 'Medicinas'],
      alt: 'Cuatro imágenes: gérmenes bajo una lupa, una infección; un recién nacido; un mes de sangrado irregular; un frasco de medicina.',
      note: 'Con cada imagen: ¿qué ve ella y qué creería?',
    },
  },
)
