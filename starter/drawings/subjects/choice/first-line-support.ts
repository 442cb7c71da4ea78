import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { house, talking, telephone } from '../training/things.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta' }
const PROVIDER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }

/** WHO's first-line support in five steps. */
export const firstLineSupport = diagram({
  id: 'first-line-support',
  width: 'full',
  height: 290,
  texts: {
    en: {
      steps: [
        'Listen; ask for no details',
        'Ask what she needs',
        '“It is not your fault”',
        'Is she safe today?',
        'Support, if she wants it',
      ],
      alt: 'Five steps of first-line support. 1, listen, and ask for no details. 2, ask what she needs. 3, believe her and say: it is not your fault. 4, is she safe today? 5, connect her with support, if she wants it.',
      note: 'Let trainees say one sentence for each step. None of the five asks for details.',
    },
    fr: {
      steps: [
        'Écouter, sans détails',
        'Que lui faut-il ?',
        '« Ce n’est pas votre faute »',
        'Est-elle en sécurité ce jour ?',
        'De l’aide, si elle veut',
      ],
      alt: 'Cinq étapes du soutien de première ligne. 1, écouter, sans demander de détails. 2, demander ce dont elle a besoin. 3, la croire et dire : ce n’est pas votre faute. 4, est-elle en sécurité aujourd’hui ? 5, la relier à une aide, si elle le veut.',
      note: 'Faites dire une phrase pour chaque étape. Aucune des cinq ne demande de détails.',
    },
    es: {
      steps: [
        'Escuchar sin pedir detalles',
        'Preguntar qué necesita',
        '«No es su culpa»',
        '¿Está segura hoy?',
        'Apoyo, si lo desea',
      ],
      alt: 'Cinco pasos del apoyo de primera línea. 1, escuchar, sin pedir detalles. 2, preguntar qué necesita. 3, creerle y decirle: no es su culpa. 4, ¿está segura hoy? 5, conectarla con apoyo, si lo desea.',
      note: 'Pida una frase para cada paso. Ninguno de los cinco pide detalles.',
    },
  },
  draw: ({ steps }) => panels(5, { words: steps, height: 290, sceneHeight: 138, scene, numbered: true }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [group(talking(CLIENT, PROVIDER), { x: 16, y: 4, scale: 1.22 })]
    case 1:
      return says(PROVIDER, [text('?', 98, 42, { size: 38, bold: true, paint: 'indigo', anchor: 'middle' })])
    case 2:
      return says(PROVIDER, [path('M70 30l16 14 34 -30', { stroke: 'leaf', width: 8 })])
    case 3:
      return [group(house(), { x: 18, y: 8, scale: 1.2 })]
    default:
      return [bust(CLIENT, { x: 0, y: 44, scale: 0.52 }), group(telephone(), { x: 60, y: 22, scale: 0.88 })]
  }
}

function says(who: PersonLook, words: Shape[]): Shape[] {
  return [bust(who, { x: 4, y: 48, scale: 0.49 }), ...bubble(48, 2, 100, 56, 14), ...words]
}
