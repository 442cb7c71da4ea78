import { diagram } from '../../diagram.ts'
import { line, path, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { device } from './device.ts'
import { flatSkin, pinchedSkin } from './skin.ts'
import { syringe } from './syringe.ts'

const SURFACE = 150
const DEPTH = { skin: 12, fat: 60, muscle: 126 } as const

/** Under the skin, with a fold, and into the muscle, with the skin flat. */
export const injectionDepths = diagram({
  id: 'injection-depths',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      layers: ['Skin', 'Fat', 'Muscle'],
      under: 'DMPA-SC: under the skin, into the fold',
      into: 'DMPA-IM, NET-EN: deep into the muscle',
      alt: 'Two cuts through skin, fat and muscle. DMPA-SC: the skin is pinched into a fold, the short needle goes straight in and stays in the fat. DMPA-IM and NET-EN: the skin is flat, the long needle goes straight in and deep into the muscle.',
      note: 'Point to the end of each needle. Ask what the fold does: it lifts the fat away from the muscle.',
    },
    fr: {
      layers: ['Peau', 'Graisse', 'Muscle'],
      under: 'DMPA-SC : sous la peau, dans le pli',
      into: 'DMPA-IM, NET-EN : profond, dans le muscle',
      alt: 'Deux coupes de la peau, de la graisse et du muscle. DMPA-SC : la peau est pincée, l’aiguille courte pique droit et reste dans la graisse. DMPA-IM et NET-EN : la peau est à plat, l’aiguille longue pique droit, profond, dans le muscle.',
      note: 'Montrez le bout de chaque aiguille. Demandez à quoi sert le pli : il éloigne la graisse du muscle.',
    },
    es: {
      layers: ['Piel', 'Grasa', 'Músculo'],
      under: 'AMPD-SC: bajo la piel, en el pliegue',
      into: 'AMPD-IM, EN-NET: profundo, en el músculo',
      alt: 'Dos cortes de piel, grasa y músculo. AMPD-SC: se pellizca la piel, la aguja corta entra recta y queda en la grasa. AMPD-IM y EN-NET: la piel está plana, la aguja larga entra recta y profunda en el músculo.',
      note: 'Señale la punta de cada aguja. Pregunte para qué sirve el pliegue: separa la grasa del músculo.',
    },
  },
  draw: ({ layers, under, into }) => [
    ...pinchedSkin(0, SURFACE, 350, 44, DEPTH),
    device({ cap: 'off', medicine: 'mixed' }, { x: 175, y: SURFACE - 44, scale: 0.77 }),
    path('M80 116l26 14M270 116l-26 14', { stroke: 'indigo', width: 6 }),
    ...flatSkin(486, SURFACE, 350, DEPTH),
    syringe(0.35, { x: 661, y: SURFACE + 92, scale: 1.2 }),
    path('M664 138h12v12', { stroke: 'ink', width: 2.5 }),
    ...layers.flatMap((layer, index) => layerLabel(layer, [6, 36, 93][index] ?? 0, [-8, 38, 90][index] ?? 0)),
    ...textBox(under, 175, 284, 350, { bold: true, paint: 'indigo', anchor: 'middle' }).shapes,
    ...textBox(into, 661, 284, 350, { bold: true, paint: 'indigo', anchor: 'middle' }).shapes,
  ],
})

/** A label between both drawings. @param depth of the layer's middle @param at height of the label */
function layerLabel(words: string, depth: number, at: number): Shape[] {
  const look = { stroke: 'ink', width: 2.5 } as const
  const [y, labelY] = [SURFACE + depth, SURFACE + at]
  return [
    text(words, 418, labelY + 8, { anchor: 'middle', bold: true }),
    line([334, y], [366, labelY], look),
    line([502, y], [470, labelY], look),
  ]
}
