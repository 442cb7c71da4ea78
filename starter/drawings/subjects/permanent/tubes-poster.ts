import { diagram } from '../../diagram.ts'
import { banknote } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { WOMAN } from './tubes-body.ts'
import { SEVEN_POINTS_HEIGHT, sevenPoints } from './vas-seven-points.ts'

const SAD: PersonLook = { ...WOMAN, isSad: true }
const HUSBAND: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }

/** The theatre door opens after a clear yes. */
function door(): Shape[] {
  return [
    bust(WOMAN, { x: -96, y: 0, scale: 0.38 }),
    ...tick(-18, 20, 30),
    ...arrow([-34, 52], [2, 52], { width: 6, paint: 'leaf' }),
    rect(10, 4, 50, 66, { fill: 'skinDark', stroke: 'ink', width: 3 }),
    path('M18 10H44V70H18Z', { fill: 'white' }),
  ]
}

/** The seven points as questions to her: starter/figures/female-sterilization.md, "Points of informed consent". */
export const tubesSevenQuestions = diagram({
  id: 'tubes-seven-questions',
  width: 'full',
  height: SEVEN_POINTS_HEIGHT,
  texts: {
    en: {
      words: [
        '“What else lasts for years?”',
        '“What will the doctor do?”',
        '“What could go wrong?”',
        '“What will never come again?”',
        '“And if you want to undo it?”',
        '“Until when may you say no?”',
        '“What protects from HIV?”',
        'At the door: only a clear yes',
      ],
      alt: 'Seven points, each with a picture and a question to the woman. 1, other ways: what else lasts for years? 2, an operation: what will the doctor do? 3, good and bad: what could go wrong? 4, no more births: what will never come again? 5, no way back: and if you want to undo it? 6, free to say no: until when may you say no? 7, infections: what protects from HIV? Last, at the door: only a clear yes.',
      note: 'Ask, and listen: she answers in her own words.',
    },
    fr: {
      words: [
        '« Quoi d’autre dure des années ? »',
        '« Que fera le médecin ? »',
        '« Qu’est-ce qui peut mal aller ? »',
        '« Qu’est-ce qui ne reviendra plus ? »',
        '« Et si vous vouliez revenir ? »',
        '« Jusqu’à quand dire non ? »',
        '« Qu’est-ce qui protège du VIH ? »',
        'À la porte : un oui clair',
      ],
      alt: 'Sept points, chacun avec une image et une question à la femme. 1, autres moyens : quoi d’autre dure des années ? 2, une opération : que fera le médecin ? 3, avantages et risques : qu’est-ce qui peut mal aller ? 4, plus d’enfant : qu’est-ce qui ne reviendra plus ? 5, sans retour : et si vous vouliez revenir ? 6, libre de refuser : jusqu’à quand dire non ? 7, infections : qu’est-ce qui protège du VIH ? Enfin, à la porte : un oui clair.',
      note: 'Demandez, et écoutez : elle répond avec ses mots.',
    },
    es: {
      words: [
        '«¿Qué más dura años?»',
        '«¿Qué hará el médico?»',
        '«¿Qué podría salir mal?»',
        '«¿Qué no vendrá nunca más?»',
        '«¿Y si quisiera deshacerla?»',
        '«¿Hasta cuándo decir no?»',
        '«¿Qué protege del VIH?»',
        'En la puerta: un sí claro',
      ],
      alt: 'Siete puntos, cada uno con una imagen y una pregunta a la mujer. 1, otros métodos: ¿qué más dura años? 2, una operación: ¿qué hará el médico? 3, beneficios y riesgos: ¿qué podría salir mal? 4, no más hijos: ¿qué no vendrá nunca más? 5, sin regreso: ¿y si quisiera deshacerla? 6, libre de negarse: ¿hasta cuándo decir no? 7, infecciones: ¿qué protege del VIH? Al final, en la puerta: un sí claro.',
      note: 'Pregunte y escuche: ella responde con sus palabras.',
    },
  },
  draw: ({ words }) => sevenPoints(words, door, ['iud', 'implant']),
})

const STRIP = 138

/** Somebody speaks in her place. */
function spokenFor(): Shape[] {
  return [
    bust(SAD, { x: 4, y: 26, scale: 0.4 }),
    bust(HUSBAND, { x: 74, y: 26, scale: 0.4 }),
    ...bubble(48, 2, 60, 28, 42),
    line([60, 16], [96, 16], { stroke: 'indigo', width: 4, dash: [8, 6] }),
  ]
}

function paid(): Shape[] {
  return [
    group(banknote(26, 26)),
    group(banknote(44, 42)),
    rect(84, 62, 44, 36, { fill: 'terracotta', stroke: 'ink', width: 3 }),
    path('M106 62V98M84 76H128', { stroke: 'marigold', width: 7 }),
  ]
}

/** A signature before a conversation. */
function signed(): Shape[] {
  return [
    rect(44, 4, 68, 94, { fill: 'white', stroke: 'steelDark', width: 3, radius: 4 }),
    ...[24, 40, 56].map((y) => line([54, y], [102, y], { stroke: 'steel', width: 3.5 })),
    path('M56 84C64 66 70 94 80 78S92 88 102 76', { stroke: 'indigo', width: 4 }),
    path('M104 72L134 30', { stroke: 'ink', width: 8 }),
  ]
}

/** She weeps, or is in labour, in pain, sedated. */
function distressed(): Shape[] {
  return [
    bust(SAD, { x: 26, y: 0, scale: 0.58 }),
    ...[59, 80].map((x) =>
      path(`M${x} 42C${x + 2} 48 ${x + 6} 52 ${x + 6} 57A6 6 0 0 1 ${x - 6} 57C${x - 6} 52 ${x - 2} 48 ${x} 42Z`, {
        fill: 'water',
        stroke: 'white',
        width: 2,
      }),
    ),
    path('M122 18L140 30L126 38L144 54', { stroke: 'ink', width: 9 }),
    path('M122 18L140 30L126 38L144 54', { stroke: 'marigold', width: 5 }),
  ]
}

/** Stop signs of pressure in a row, for a poster. */
export const tubesStopSigns = diagram({
  id: 'tubes-stop-signs',
  width: 'full',
  height: STRIP,
  texts: {
    en: {
      words: ['Others answer', 'Money, a favour', 'Signed before', 'Tears, labour, pain'],
      alt: 'Four stop signs: others speak for her; money, food or a favour waits; the form was signed before the talk; she is in tears, in labour, in pain or sedated.',
      note: 'One sign is enough to sit down and talk again.',
    },
    fr: {
      words: ['On parle pour elle', 'Argent, faveur', 'Signé avant', 'Larmes, douleur'],
      alt: 'Quatre signes d’arrêt : on parle à sa place ; de l’argent, des vivres ou une faveur attend ; la fiche est signée avant l’entretien ; elle pleure, est en travail, a mal ou est endormie.',
      note: 'Un seul signe suffit : on s’assied et on reparle.',
    },
    es: {
      words: ['Otros contestan', 'Dinero, favor', 'Firmado antes', 'Llanto, dolor'],
      alt: 'Cuatro señales de alto: otros hablan por ella; espera dinero, comida o un favor; el formulario se firmó antes de hablar; llora, está de parto, con dolor o sedada.',
      note: 'Una señal basta para sentarse y hablar otra vez.',
    },
  },
  draw: ({ words }) =>
    [spokenFor, paid, signed, distressed].flatMap((scene, index): Shape[] => {
      const [x, width] = [index * 212, 200]
      return [
        rect(x, 0, width, STRIP, { fill: 'terracottaPale', radius: 12 }),
        group(scene(), { x: x + 34, y: 4 }),
        ...cross(x + 24, 24, 32),
        ...textBox(words[index] ?? '', x + width / 2, 120, width - 2, { anchor: 'middle', middle: true }).shapes,
      ]
    }),
})
