import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { iud } from './parts.ts'

/** A large womb after birth, from the side: the IUD lies at its top, held by a long forceps; a hand steadies the womb. */
export const iudAfterBirth = diagram({
  id: 'iud-after-birth',
  width: 'half',
  height: 314,
  anatomical: true,
  texts: {
    en: {
      labels: ['Hand on the belly', 'IUD at the very top', 'Long forceps', 'Cervix', 'Vagina'],
      alt: 'A woman lies on her back, cut lengthwise. The womb is large after a birth. A hand on the belly steadies its top. A long forceps goes through the vagina and the cervix and has brought the IUD to the very top.',
      note: 'Say that only providers trained in placement after birth do this; the picture shows where the IUD must lie.',
    },
    fr: {
      labels: ['Main en appui', 'DIU tout au fond', 'Pince longue', 'Col', 'Vagin'],
      alt: 'Une femme est couchée sur le dos, coupée de profil. L’utérus est grand après l’accouchement. Une main sur le ventre soutient le fond. Une pince longue passe par le vagin et le col et a porté le DIU tout au fond.',
      note: 'Dites que seuls les prestataires formés à la pose après l’accouchement le font ; l’image montre où doit être le DIU.',
    },
    es: {
      labels: ['Mano en el vientre', 'DIU en el fondo', 'Pinza larga', 'Cuello', 'Vagina'],
      alt: 'Una mujer está acostada boca arriba, cortada de lado. El útero es grande después del parto. Una mano sobre el vientre sostiene el fondo. Una pinza larga pasa por la vagina y el cuello y llevó el DIU hasta el fondo.',
      note: 'Diga que solo lo hacen proveedores capacitados en la colocación posparto; la imagen muestra dónde debe quedar el DIU.',
    },
  },
  draw: ({ labels: [hand = '', device = '', tool = '', neck = '', canal = ''] }) => [
    rect(0, 0, 380, 314, { fill: 'indigoPale', radius: 14 }),
    path(`${SKIN_ABOVE}L318 236${SKIN_BELOW}Z`, { fill: 'terracottaPale' }),
    path(SKIN_ABOVE, { stroke: 'skin', width: 15 }),
    path(`M318 236${SKIN_BELOW}`, { stroke: 'skin', width: 13 }),
    group([ellipse(0, 0, 11, 24, { fill: 'bone', stroke: 'steelDark', width: 2.5 })], { x: 268, y: 160, rotate: -32 }),
    path('M238 206L318 230', { stroke: 'flesh', width: 34 }),
    path('M238 206L320 230', { stroke: 'fleshPale', width: 20 }),
    group(largeWomb(), { x: -2, y: 40, scale: 0.82 }),
    path('M366 272C344 248 330 242 314 236L244 213L139 176', { stroke: 'steelDark', width: 5 }),
    path('M374 254C350 238 334 231 318 226L246 203L143 164', { stroke: 'steelDark', width: 5 }),
    ellipse(366, 282, 9, 9, { stroke: 'ink', width: 4 }),
    ellipse(372, 246, 9, 9, { stroke: 'ink', width: 4 }),
    group(iud(), { x: 104, y: 156, rotate: -70, scale: 0.82 }),
    ...supportingHand(),
    ...textBox(hand, 368, 6, 240, { ...LABEL, anchor: 'end' }).shapes,
    ...leader([200, 36], [104, 72]),
    ...textBox(device, 8, 254, 136, LABEL).shapes,
    ...leader([62, 254], [102, 168]),
    text(neck, 186, 300, { ...LABEL, anchor: 'middle' }),
    ...leader([190, 276], [236, 217]),
    text(canal, 294, 300, { ...LABEL, anchor: 'middle' }),
    ...leader([290, 276], [286, 231]),
    ...textBox(tool, 374, 52, 92, { ...LABEL, anchor: 'end' }).shapes,
    ...leader([348, 112], [344, 234]),
  ],
})

/** The woman lies on her back, cut lengthwise, her head at the left: belly, and back with buttock. */
const SKIN_ABOVE = 'M0 96C60 66 150 64 220 100C264 122 292 144 304 176C313 198 318 212 318 220'
const SKIN_BELOW = 'C318 252 300 250 270 248H0'

/** The womb with its thick wall, its mouth towards the lower right. */
function largeWomb(): Shape[] {
  return [
    path(
      'M88 128C96 96 156 88 206 112C250 132 276 158 300 190C306 206 296 222 280 220C240 214 200 214 158 206C108 198 80 164 88 128Z',
      { fill: 'flesh', stroke: 'fleshDeep', width: 3 },
    ),
    path('M116 138C124 118 164 116 204 134C238 150 268 176 292 204C256 190 216 194 172 184C134 176 110 160 116 138Z', {
      fill: 'fleshPale',
      stroke: 'fleshDeep',
      width: 1.5,
    }),
    ellipse(292, 205, 6, 14, { fill: 'fleshPale' }),
  ]
}

/** A gloved hand from above, inside the picture, with its fingers on the belly over the top of the womb. */
function supportingHand(): Shape[] {
  const fingers = 'M62 62L116 78M58 70L112 90M56 78L102 100M58 50C76 44 92 46 104 56'
  return [
    group(
      [
        path('M24 22L56 60', { stroke: 'waterDeep', width: 40 }),
        path(fingers, { stroke: 'waterDeep', width: 17 }),
        path('M24 22L56 60', { stroke: 'water', width: 35 }),
        path(fingers, { stroke: 'water', width: 13 }),
      ],
      { x: 2, y: 4, scale: 0.9 },
    ),
  ]
}
