import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { iud } from './parts.ts'

/** A large womb after birth, from the side: the IUD lies at its top, held by a long forceps; a hand steadies the womb. */
export const iudAfterBirth = diagram({
  id: 'iud-after-birth',
  width: 'half',
  height: 312,
  anatomical: true,
  texts: {
    en: {
      labels: ['Hand on the belly', 'IUD at the very top', 'Long forceps'],
      alt: 'The large womb after a birth, cut open from the side. A hand on the belly steadies its top. A long forceps has brought the IUD to the very top.',
      note: 'Say that only providers trained in placement after birth do this; the picture shows where the IUD must lie.',
    },
    fr: {
      labels: ['Main en appui', 'DIU tout au fond', 'Longue pince'],
      alt: 'Le grand utérus après un accouchement, coupé de profil. Une main sur le ventre soutient le fond. Une longue pince a porté le DIU tout au fond.',
      note: 'Dites que seuls les prestataires formés à la pose après l’accouchement le font ; l’image montre où doit être le DIU.',
    },
    es: {
      labels: ['Mano en el vientre', 'DIU en el fondo', 'Pinza larga'],
      alt: 'El útero grande después de un parto, cortado de lado. Una mano sobre el vientre sostiene el fondo. Una pinza larga llevó el DIU hasta el fondo.',
      note: 'Diga que solo lo hacen proveedores capacitados en la colocación posparto; la imagen muestra dónde debe quedar el DIU.',
    },
  },
  draw: ({ labels: [hand = '', device = '', tool = ''] }) => [
    rect(0, 0, 380, 312, { fill: 'indigoPale', radius: 14 }),
    ...belly(),
    path('M356 262C330 240 316 226 296 206L186 156', { stroke: 'steelDark', width: 6 }),
    path('M366 250C340 230 322 214 300 196L190 148', { stroke: 'steelDark', width: 6 }),
    path('M352 268m-9 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0M366 246m-8 -4a10 10 0 1 1 20 0a10 10 0 1 1 -20 0', {
      stroke: 'ink',
      width: 4,
    }),
    group(iud(), { x: 132, y: 128, rotate: -68, scale: 0.95 }),
    ...supportingHand(),
    ...textBox(hand, 364, 12, 240, { ...LABEL, anchor: 'end' }).shapes,
    ...leader([180, 42], [100, 74]),
    ...textBox(device, 16, 240, 150, LABEL).shapes,
    ...leader([92, 238], [132, 152]),
    ...textBox(tool, 364, 276, 190, { ...LABEL, anchor: 'end' }).shapes,
    ...leader([320, 278], [318, 232]),
  ],
})

function belly(): Shape[] {
  return [
    // skin of the belly and the thigh
    path('M0 86C60 60 160 56 232 92C290 122 322 150 380 150V174C320 172 280 146 226 116C160 82 60 84 0 110Z', {
      fill: 'skin',
    }),
    // womb with its thick wall, its mouth towards the lower right
    path(
      'M88 128C96 96 156 88 206 112C250 132 276 158 300 190C306 206 296 222 280 220C240 214 200 214 158 206C108 198 80 164 88 128Z',
      {
        fill: 'flesh',
        stroke: 'fleshDeep',
        width: 3,
      },
    ),
    path('M116 138C124 118 164 116 204 134C238 150 268 176 292 204C256 190 216 194 172 184C134 176 110 160 116 138Z', {
      fill: 'fleshPale',
      stroke: 'fleshDeep',
      width: 1.5,
    }),
    ellipse(292, 205, 6, 14, { fill: 'fleshPale' }),
  ]
}

function supportingHand(): Shape[] {
  const finger = { stroke: 'water', width: 15 } as const
  const edge = { stroke: 'waterDeep', width: 19 } as const
  const d = 'M52 62L98 68M46 72L92 82M44 84L84 96'
  return [
    path(d, edge),
    path('M-2 58L52 72', { stroke: 'waterDeep', width: 46 }),
    path('M-2 58L52 72', { stroke: 'water', width: 42 }),
    path(d, finger),
  ]
}
