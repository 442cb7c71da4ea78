import { diagram } from '../../../diagram.ts'
import { tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { arrow, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { clinic, sheet, talking, telephone } from '../things.ts'
import { SIX_STEPS_HEIGHT, sixSteps } from './numbered-cells.ts'

/** A referral from the talk to the half slip that comes back. */
export const communityReferral = diagram({
  id: 'community-referral',
  width: 'full',
  height: SIX_STEPS_HEIGHT,
  texts: {
    en: {
      words: [
        'Tell why, where, when, cost',
        'Call the nurse: who comes',
        'Slip: code and my number',
        'Something for today',
        'After a week: were you seen?',
        'The lower half comes back',
      ],
      alt: 'Six steps of a referral that arrives. 1: tell her why, where, when and what it costs. 2: call the nurse and say who comes, for what. 3: a slip with code, reason and your number. 4: something for today, condoms or pills. 5: ask after a week whether she was seen. 6: the lower half of the slip comes back.',
      note: 'Ask at each picture what can go wrong here, and who notices it.',
    },
    fr: {
      words: [
        'Dire pourquoi, où, quand, prix',
        'Appeler : qui vient',
        'Fiche : code, mon numéro',
        'De quoi tenir aujourd’hui',
        'Après 1 semaine : reçue ?',
        'La moitié du bas revient',
      ],
      alt: 'Six étapes d’une référence qui arrive. 1 : dire pourquoi, où, quand et à quel prix. 2 : appeler l’infirmière et dire qui vient, pour quoi. 3 : une fiche avec code, motif et votre numéro. 4 : de quoi tenir aujourd’hui, préservatifs ou pilules. 5 : après une semaine, demander si elle a été reçue. 6 : la moitié du bas de la fiche revient.',
      note: 'À chaque image, demandez ce qui peut échouer ici, et qui le remarque.',
    },
    es: {
      words: [
        'Decir por qué, dónde, precio',
        'Llamar: quién viene',
        'Boleta: código, mi número',
        'Algo para hoy',
        'En una semana: ¿la vieron?',
        'La mitad de abajo vuelve',
      ],
      alt: 'Seis pasos de una referencia que llega. 1: decir por qué, dónde, cuándo y cuánto cuesta. 2: llamar a la enfermera y decir quién viene y para qué. 3: una boleta con código, motivo y su número. 4: algo para hoy, condones o píldoras. 5: preguntar después de una semana si la atendieron. 6: la mitad de abajo de la boleta vuelve.',
      note: 'En cada dibujo pregunte qué puede fallar aquí y quién lo nota.',
    },
  },
  draw: ({ words }) => sixSteps(words, scene),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return talking()
    case 1:
      return [group(telephone(), { x: -18, y: 8, scale: 0.86 }), group(clinic(), { x: 56, y: 44, scale: 0.46 })]
    case 2:
      return slip()
    case 3:
      return [methodSign('condom', { x: 0, y: 22, scale: 0.52 }), methodSign('pills', { x: 50, y: 34, scale: 0.52 })]
    case 4:
      return [...calendar(44, 56, 70), ...tick(80, 78, 34)]
    default:
      return [
        group(clinic(), { x: 2, y: 4, scale: 0.6 }),
        ...halfSlip(),
        ...arrow([72, 30], [78, 66], { width: 5, bend: -10 }),
      ]
  }
}

function slip(): Shape[] {
  return [
    ...sheet(0),
    line([20, 52], [80, 52], { stroke: 'ink', width: 2.5, dash: [6, 5] }),
    path('M30 20h40M30 34h26', { stroke: 'indigo', width: 4.5 }),
    path('M30 66h40M30 80h26', { stroke: 'steel', width: 4.5 }),
  ]
}

function halfSlip(): Shape[] {
  return [
    rect(40, 66, 56, 32, { fill: 'white', stroke: 'ink', width: 3 }),
    path('M48 77h38M48 88h22', { stroke: 'leaf', width: 4.5 }),
  ]
}
