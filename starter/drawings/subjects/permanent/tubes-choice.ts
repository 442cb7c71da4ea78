import { diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { warning } from '../../kit/client-scenes.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { TWO_WAYS_HEIGHT, twoWays } from '../../kit/two-ways.ts'
import { manyMethods, wishedBaby } from '../people/signs.ts'
import { plainBag, talking } from '../training/things.ts'
import { FOR_LIFE_HEIGHT, forLife } from './for-life.ts'
import { ribbon } from './vas-client.ts'
import { SEVEN_POINTS_HEIGHT, sevenPoints } from './vas-seven-points.ts'

const WOMAN: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const HUSBAND: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }
const OTHER_MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

/** One method for life, and others that can be stopped. */
export const tubesForLife = diagram({
  id: 'tubes-for-life',
  width: 'half',
  height: FOR_LIFE_HEIGHT,
  texts: {
    en: {
      words: ['For life', 'Can be stopped'],
      alt: 'Above: closed tubes, for life, with one arrow that does not turn back. Below: an implant, an IUD and an injectable, which can be stopped.',
      note: 'Ask which of the two a woman needs who says “maybe later”.',
    },
    fr: {
      words: ['Pour la vie', 'Peut s’arrêter'],
      alt: 'En haut : les trompes fermées, pour la vie, et une flèche sans retour. En bas : un implant, un DIU et un injectable, que l’on peut arrêter.',
      note: 'Demandez lequel des deux convient à une femme qui dit « peut-être plus tard ».',
    },
    es: {
      words: ['Para siempre', 'Se puede dejar'],
      alt: 'Arriba: las trompas cerradas, para siempre, y una flecha sin regreso. Abajo: un implante, un DIU y un inyectable, que se pueden dejar.',
      note: 'Pregunte cuál de los dos conviene a una mujer que dice «quizás más adelante».',
    },
  },
  draw: ({ words }) => forLife(words, 'tubes', ['implant', 'iud', 'injection']),
})

/** The seven points of informed consent (starter/figures/female-sterilization.md, "Points of informed consent"). */
export const tubesSevenPoints = diagram({
  id: 'tubes-seven-points',
  width: 'full',
  height: SEVEN_POINTS_HEIGHT,
  texts: {
    en: {
      words: [
        'Other ways, long-acting ones too',
        'It is an operation',
        'It does good, it has risks',
        'Never another child',
        'Probably cannot be undone',
        'She may refuse and lose nothing',
        'Does not stop HIV, infections',
        'Can she say each in her words?',
      ],
      alt: 'The seven points. 1: other methods exist, long-acting ones too. 2: this is an operation. 3: it has risks and benefits. 4: if it works, never another child. 5: it can probably not be undone. 6: she may say no until the last moment and lose nothing. 7: no protection from HIV or other infections. Then: can she say each point in her own words?',
      note: 'Point to a picture; a trainee says the point in words for a sister.',
    },
    fr: {
      words: [
        'D’autres moyens, même de longue durée',
        'C’est une opération',
        'Des avantages, des risques',
        'Plus jamais d’enfant',
        'Sans doute sans retour',
        'Refuser ne fait rien perdre',
        'N’arrête ni VIH ni infections',
        'Le dit-elle avec ses mots ?',
      ],
      alt: 'Les sept points. 1 : d’autres méthodes existent, aussi de longue durée. 2 : c’est une opération. 3 : elle a des avantages et des risques. 4 : réussie, plus jamais d’enfant. 5 : on ne pourra sans doute pas la défaire. 6 : elle peut refuser jusqu’au bout sans rien perdre. 7 : aucune protection contre le VIH ni les autres infections. Enfin : peut-elle dire chaque point avec ses mots ?',
      note: 'Montrez une image ; un participant dit le point avec les mots d’une sœur.',
    },
    es: {
      words: [
        'Otros métodos, también de larga duración',
        'Es una operación',
        'Beneficios y riesgos',
        'Nunca más otro hijo',
        'Probable que no se deshaga',
        'Puede negarse sin perder nada',
        'No detiene VIH ni infecciones',
        '¿Lo dice con sus palabras?',
      ],
      alt: 'Los siete puntos. 1: hay otros métodos, también de larga duración. 2: es una operación. 3: tiene beneficios y riesgos. 4: si funciona, nunca más otro hijo. 5: es probable que no se pueda deshacer. 6: puede negarse hasta el último momento sin perder nada. 7: no protege del VIH ni de otras infecciones. Al final: ¿puede decir cada punto con sus palabras?',
      note: 'Señale una imagen; un participante dice el punto como se lo diría a una hermana.',
    },
  },
  draw: ({ words }) =>
    sevenPoints(words, () => [
      bust(WOMAN, { x: -64, y: -2, scale: 0.4 }),
      ...bubble(2, 4, 72, 40, 2),
      ...tick(38, 24, 30),
    ]),
})

/** A form in her hand, and a conversation. */
export const tubesOwnWords = diagram({
  id: 'tubes-own-words',
  width: 'half',
  height: TWO_WAYS_HEIGHT,
  texts: {
    en: {
      wrong: 'Just sign here',
      right: 'Tell me in your words',
      alt: 'Two pictures. Crossed out, a nurse says to a woman: just sign here. With a tick, she says: tell me in your words.',
      note: 'Two trainees play both pictures. Ask after which of them the woman knows what will be done.',
    },
    fr: {
      wrong: 'Signez ici, c’est tout',
      right: 'Dites-le avec vos mots',
      alt: 'Deux images. Barrée : une infirmière dit à une femme « signez ici, c’est tout ». Cochée : elle dit « dites-le avec vos mots ».',
      note: 'Deux participants jouent les deux images. Après laquelle la femme sait-elle ce qu’on lui fera ?',
    },
    es: {
      wrong: 'Firme aquí y ya',
      right: 'Dígalo con sus palabras',
      alt: 'Dos imágenes. Tachada: una enfermera dice a una mujer «firme aquí y ya». Con marca: le dice «dígalo con sus palabras».',
      note: 'Dos participantes representan las dos imágenes. ¿Después de cuál sabe la mujer qué le harán?',
    },
  },
  draw: ({ wrong, right }) => twoWays({ wrong, right, speaker: NURSE, listener: WOMAN }),
})

/** A woman in a wheelchair, from the side of the front. */
function wheelchair(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold' }, { x: 8, y: -6, scale: 0.46 }),
    path('M16 70H72V88', { stroke: 'ink', width: 6 }),
    circle(34, 76, 22, { stroke: 'ink', width: 6 }),
    circle(34, 76, 4, { fill: 'ink' }),
    circle(82, 91, 8, { stroke: 'ink', width: 5 }),
    path('M72 88L82 84', { stroke: 'ink', width: 6 }),
  ]
}

/** Women who have been sterilized without consent, or refused. */
export const tubesEqual = tilesDiagram(
  'tubes-equal',
  [
    () => [
      bust({ skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' }, { x: -6, y: 8, scale: 0.5 }),
      group(ribbon(0, 0), { x: 84, y: 46, scale: 0.5 }),
    ],
    () => [bust({ skin: 'skinDark', head: 'bun', cloth: 'indigo' }, { x: 10, y: 4, scale: 0.53 })],
    wheelchair,
    () => [
      bust({ skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'skinDeep' }, { x: -8, y: 8, scale: 0.5 }),
      group(plainBag(), { x: 56, y: 46, scale: 0.52 }),
    ],
  ],
  {
    en: {
      words: ['Living with HIV', 'Young, unmarried', 'With a disability', 'Poor or displaced'],
      alt: 'Four women: one who lives with HIV, one who is young and unmarried, one in a wheelchair, one who carries her belongings.',
      note: 'For each woman, ask who might push her to say yes, and who might refuse her.',
    },
    fr: {
      words: ['Vit avec le VIH', 'Jeune, non mariée', 'Vit avec un handicap', 'Pauvre ou déplacée'],
      alt: 'Quatre femmes : une vit avec le VIH, une est jeune et non mariée, une est en fauteuil roulant, une porte ses affaires.',
      note: 'Pour chacune, demandez qui pourrait la pousser à dire oui, et qui pourrait lui refuser.',
    },
    es: {
      words: ['Vive con VIH', 'Joven, soltera', 'Con una discapacidad', 'Pobre o desplazada'],
      alt: 'Cuatro mujeres: una vive con VIH, una es joven y soltera, una está en silla de ruedas, una lleva sus cosas.',
      note: 'Con cada mujer pregunte quién podría empujarla a decir que sí y quién podría negárselo.',
    },
  },
)

/** Delay: no operation today, and a method until then. */
export const tubesUntilThen = diagram({
  id: 'tubes-until-then',
  width: 'half',
  height: 322,
  texts: {
    en: {
      words: ['“Not today, because …”', '“Until then: …”'],
      alt: 'Above: a calendar and a warning sign, with the words: not today, because. Below: a condom and two empty frames, with the words: until then.',
      note: 'Fill the empty frames: which other methods suit her illness?',
    },
    fr: {
      words: ['« Pas aujourd’hui… »', '« D’ici là : … »'],
      alt: 'En haut : un calendrier et un signe d’attention, avec les mots « pas aujourd’hui ». En bas : un préservatif et deux cadres vides, avec les mots « d’ici là ».',
      note: 'Remplissez les cadres vides : quelles autres méthodes conviennent à sa maladie ?',
    },
    es: {
      words: ['«Hoy no, porque…»', '«Hasta entonces: …»'],
      alt: 'Arriba: un calendario y una señal de atención, con las palabras «hoy no, porque». Abajo: un condón y dos marcos vacíos, con las palabras «hasta entonces».',
      note: 'Llene los marcos vacíos: ¿qué otros métodos convienen a su enfermedad?',
    },
  },
  draw: ({ words: [today = '', then = ''] }) => [
    rect(0, 0, 380, 155, { fill: 'terracottaPale', radius: 14 }),
    ...leaf('?', 130, 62, 88),
    ...warning(250, 60),
    ...textBox(today, 190, 114, 366, { bold: true, anchor: 'middle' }).shapes,
    rect(0, 167, 380, 155, { fill: 'leafPale', radius: 14 }),
    methodSign('condom', { x: 56, y: 181, scale: 0.84 }),
    ...[148, 240].flatMap((x) => [
      rect(x + 2, 183, 80, 80, { stroke: 'indigo', width: 3, dash: [8, 6], radius: 14 }),
      text('?', x + 42, 241, { size: 50, bold: true, anchor: 'middle' }),
    ]),
    ...textBox(then, 190, 279, 366, { bold: true, anchor: 'middle' }).shapes,
  ],
})

/** Questions that help her to think of the years to come. */
export const tubesWhatIf = tilesDiagram(
  'tubes-what-if',
  [wishedBaby, () => couple(), () => talking(WOMAN, HUSBAND), manyMethods],
  {
    en: {
      words: ['Another child one day?', 'A new marriage?', 'Whose idea was it?', 'Other methods?'],
      alt: 'Four pictures: a baby in a thought, another child one day? A couple, a new marriage? Two people who talk, whose idea was it? Four methods, which others does she know?',
      note: 'Point to a picture and wait; a trainee asks the question in her or his own words.',
    },
    fr: {
      words: ['Encore un enfant ?', 'Un autre mariage ?', 'L’idée de qui ?', 'D’autres méthodes ?'],
      alt: 'Quatre images : un bébé dans une pensée, encore un enfant un jour ? Un couple, un autre mariage ? Deux personnes qui parlent, de qui vient l’idée ? Quatre méthodes, lesquelles connaît-elle ?',
      note: 'Montrez une image et attendez ; un participant pose la question avec ses mots.',
    },
    es: {
      words: ['¿Otro hijo un día?', '¿Otro matrimonio?', '¿De quién fue la idea?', '¿Otros métodos?'],
      alt: 'Cuatro imágenes: un bebé en un pensamiento, ¿otro hijo un día? Una pareja, ¿otro matrimonio? Dos personas que hablan, ¿de quién fue la idea? Cuatro métodos, ¿qué otros conoce?',
      note: 'Señale una imagen y espere; un participante hace la pregunta con sus palabras.',
    },
  },
)

function couple(): Shape[] {
  return [bust(WOMAN, { x: -8, y: 22, scale: 0.42 }), bust(OTHER_MAN, { x: 46, y: 22, scale: 0.42 })]
}
