import { diagram } from '../../diagram.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { signGrid } from '../../kit/sign-grid.ts'
import { noBleeding, oddBleeding, soreBreasts } from '../people/complaints.ts'
import { migraine } from '../training/community/screening-icons.ts'
import { vomits } from './scenes.ts'

const HEIGHT = 336

/** Complaints of users of combined pills, in the order of the lines beside them. */
export const cocComplaints = diagram({
  id: 'coc-complaints',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'Five pictures of complaints: a calendar with bleeding between periods; a woman who is sick; a headache; sore breasts; a drop crossed out, no bleeding.',
      note: 'Cover the lines; trainees say the first question before the first tablet.',
    },
    fr: {
      alt: 'Cinq images de plaintes : un calendrier avec des saignements entre les règles ; une femme qui a la nausée ; un mal de tête ; des seins douloureux ; une goutte barrée, pas de règles.',
      note: 'Cachez les lignes ; on dit la première question avant le premier comprimé.',
    },
    es: {
      alt: 'Cinco imágenes de quejas: un calendario con sangrado entre reglas; una mujer con náuseas; un dolor de cabeza; senos dolorosos; una gota tachada, sin regla.',
      note: 'Tape las líneas; se dice la primera pregunta antes de la primera tableta.',
    },
  },
  draw: () => signGrid([oddBleeding, sick, migraine, soreBreasts, noBleeding], HEIGHT),
})

function sick(): Shape[] {
  return [group(vomits(), { x: 10, y: 0, scale: 0.62 })]
}
