import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

export const FOR_LIFE_HEIGHT = 322

/** Above, a method with an arrow that does not turn back; below, three methods that can be stopped. */
export function forLife([life = '', stop = '']: string[], method: MethodSign, others: MethodSign[]): Shape[] {
  return [
    rect(0, 0, 380, 155, { fill: 'indigoPale', radius: 14 }),
    methodSign(method, { x: 24, y: 14, scale: 0.9 }),
    ...arrow([132, 59], [352, 59], { width: 9, paint: 'indigo' }),
    ...textBox(life, 190, 112, 340, { bold: true, anchor: 'middle' }).shapes,
    rect(0, 167, 380, 155, { fill: 'leafPale', radius: 14 }),
    ...others.map((other, index) => methodSign(other, { x: 56 + index * 92, y: 181, scale: 0.84 })),
    ...textBox(stop, 190, 279, 340, { bold: true, anchor: 'middle' }).shapes,
  ]
}
