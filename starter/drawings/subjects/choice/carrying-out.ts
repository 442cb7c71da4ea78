import { sixCells } from '../../kit/cells.ts'
import { warning } from '../../kit/client-scenes.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { bloodTube, rapidTest, signature } from '../implants/signs.ts'
import { CLIENT, clinic, NURSE, padlock } from '../training/things.ts'

/** The last phase of a visit. */
export const carryingOut = sixCells(
  'carrying-out',
  [
    () => [...calendar(46, 54, 80), ...tick(80, 80, 36)],
    () => [bust(CLIENT, { x: -8, y: 6, scale: 0.52 }), methodSign('condom', { x: 54, y: 40, scale: 0.54 })],
    () => [...speaks(NURSE), path('M46 18h44M46 32h30', { stroke: 'indigo', width: 5 })],
    () => [...speaks(CLIENT), text('?', 68, 37, { size: 36, bold: true, anchor: 'middle', paint: 'indigo' })],
    () => [group(calendar(34, 36, 58)), ...warning(70, 68)],
    () => [group(clinic(), { x: -4, y: 0, scale: 0.86 }), ...arrow([100, 84], [46, 84], { paint: 'leaf', width: 9 })],
  ],
  {
    en: {
      words: [
        'Start today, if she wishes and it is safe',
        'Show, let her repeat, let her handle it',
        'What effects to expect, and what to do',
        '“What could get in the way?” Plan for it',
        'When to come back; signs to come at once',
        'Any time, for any reason, also to stop',
      ],
      alt: 'Six parts of carrying out: start today, if she wishes and it is safe; show, let her repeat, let her handle it; what effects to expect and what to do; ask what could get in the way and plan for it; when to come back, and signs to come at once; she may come any time, for any reason, also to stop.',
      note: 'Pairs act one picture each; the others name it.',
    },
    fr: {
      words: [
        'Débuter ce jour, si elle veut et sans danger',
        'Montrer, faire répéter, faire toucher',
        'Les effets attendus, et que faire',
        '« Qu’est-ce qui peut gêner ? » Le prévoir',
        'Quand revenir ; signes de venir tout de suite',
        'À tout moment, aussi pour arrêter',
      ],
      alt: 'Six parties de la mise en œuvre : débuter aujourd’hui, si elle veut et si c’est sans danger ; montrer, faire répéter, faire toucher ; les effets attendus et que faire ; demander ce qui peut gêner et le prévoir ; quand revenir, et les signes de venir tout de suite ; elle peut revenir à tout moment, aussi pour arrêter.',
      note: 'Chaque paire joue une image ; les autres la nomment.',
    },
    es: {
      words: [
        'Empezar hoy, si quiere y es seguro',
        'Mostrar, que repita, que lo toque',
        'Qué efectos esperar y qué hacer',
        '«¿Qué podría estorbar?» Planearlo',
        'Cuándo volver; señales para venir ya',
        'Cuando sea, también para dejarlo',
      ],
      alt: 'Seis partes de llevar a cabo: empezar hoy, si quiere y es seguro; mostrar, que repita, que lo toque; qué efectos esperar y qué hacer; preguntar qué podría estorbar y planearlo; cuándo volver y señales para venir ya; puede venir cuando sea, también para dejarlo.',
      note: 'Cada pareja actúa un dibujo; los demás lo nombran.',
    },
  },
)

/** Sentences heard at work: does one of them leave her free? */
export const isItPressure = sixCells(
  'is-it-pressure',
  [
    () => [methodSign('injection', { x: 4, y: 14, scale: 0.8 }), group(star(), { x: 74, y: 22 })],
    () => [group(rapidTest(), { x: -6, y: 4, scale: 0.9 }), group(bloodTube(), { x: 50, y: 30, scale: 0.6 })],
    () => signature(),
    () => [...speaks(NURSE), text('?', 68, 37, { size: 36, bold: true, anchor: 'middle', paint: 'indigo' })],
    () => family(),
    () => [methodSign('implant', { x: 2, y: 4, scale: 0.8 }), group(padlock(), { x: 52, y: 46, scale: 0.52 })],
  ],
  {
    en: {
      words: [
        '“This method is the best. Everybody takes it.”',
        '“First an HIV test, then we talk.”',
        '“Your husband must sign.”',
        '“Here is how each one works. What matters to you?”',
        '“You have six children. Let us close the tubes today.”',
        '“I shall not take it out; you have had it for only a month.”',
      ],
      alt: 'Six sentences with a picture each. 1: this method is the best, everybody takes it. 2: first an HIV test, then we talk. 3: your husband must sign. 4: here is how each one works, what matters to you? 5: you have six children, let us close the tubes today. 6: I shall not take it out, you have had it for only a month.',
      note: 'Say the number; groups raise a hand when the client is free to say no.',
    },
    fr: {
      words: [
        '« Cette méthode est la meilleure. Tout le monde la prend. »',
        '« D’abord un test du VIH, puis on parle. »',
        '« Votre mari doit signer. »',
        '« Voici comment chacune agit. Et pour vous ? »',
        '« Six enfants : fermons les trompes ce jour. »',
        '« Je ne le retire pas : un mois seulement. »',
      ],
      alt: 'Six phrases, chacune avec une image. 1 : cette méthode est la meilleure, tout le monde la prend. 2 : d’abord un test du VIH, puis on parle. 3 : votre mari doit signer. 4 : voici comment chacune agit, qu’est-ce qui compte pour vous ? 5 : six enfants, fermons les trompes aujourd’hui. 6 : je ne le retire pas, vous ne l’avez que depuis un mois.',
      note: 'Dites le numéro ; on lève la main quand la cliente est libre de dire non.',
    },
    es: {
      words: [
        '«Este método es el mejor. Todas lo usan.»',
        '«Primero la prueba de VIH, luego hablamos.»',
        '«Su marido tiene que firmar.»',
        '«Así funciona cada uno. ¿Qué le importa a usted?»',
        '«Tiene seis hijos. Cerremos hoy las trompas.»',
        '«No se lo quito; lo tiene hace solo un mes.»',
      ],
      alt: 'Seis frases, cada una con un dibujo. 1: este método es el mejor, todas lo usan. 2: primero la prueba de VIH, luego hablamos. 3: su marido tiene que firmar. 4: así funciona cada uno, ¿qué le importa a usted? 5: tiene seis hijos, cerremos hoy las trompas. 6: no se lo quito, lo tiene hace solo un mes.',
      note: 'Diga el número; levantan la mano cuando la clienta es libre de decir que no.',
    },
  },
  1,
)

/** A person with an empty bubble. */
function speaks(look: typeof CLIENT): Shape[] {
  return [bust(look, { x: -8, y: 30, scale: 0.39 }), ...bubble(36, 4, 64, 44, 8)]
}

function star(): Shape[] {
  return [
    path('M0 -22L6.5 -7L22 -6L10 4L14 20L0 11L-14 20L-10 4L-22 -6L-6.5 -7Z', {
      fill: 'marigold',
      stroke: 'ink',
      width: 2.5,
    }),
  ]
}

/** A mother with six children. */
function family(): Shape[] {
  return [
    bust(CLIENT, { x: 14, y: 0, scale: 0.46 }),
    ...[0, 1, 2, 3, 4, 5].flatMap((index): Shape[] => {
      const [x, y] = [10 + index * 16, 76]
      return [
        path(`M${x - 9} 100V${y + 14}Q${x - 9} ${y + 6} ${x} ${y + 6}T${x + 9} ${y + 14}V100Z`, {
          fill: index % 2 === 0 ? 'indigo' : 'leaf',
          stroke: 'white',
          width: 2,
        }),
        circle(x, y, 8, { fill: 'skinDark', stroke: 'white', width: 2 }),
      ]
    }),
  ]
}
