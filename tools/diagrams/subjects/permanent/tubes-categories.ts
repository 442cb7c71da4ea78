import { categoryRows } from './letters.ts'

/** Where common situations belong: docs/figures/female-sterilization.md, rows from MEC 2015. */
export const tubesCategories = categoryRows('tubes-categories', [62, 62, 92, 62], {
  en: {
    rows: [
      'No children · Breastfeeding · HIV, stage 1 or 2',
      'Young age · Obesity · Pressure 140–159/90–99',
      'Pregnancy · Pelvic infection · 7 to 41 days after birth · Haemoglobin under 7 g/dL · Clot now',
      '160/100 or more · Endometriosis · HIV, stage 3 or 4',
    ],
    alt: 'Accept: no children, breastfeeding, HIV stage 1 or 2. Caution: young age, obesity, blood pressure 140 to 159 over 90 to 99. Delay: pregnancy, pelvic infection, 7 to 41 days after birth, haemoglobin under 7 grams per decilitre, blood clot now. Special: blood pressure of 160 over 100 or more, endometriosis, HIV stage 3 or 4.',
    note: 'Read a situation aloud; the group calls out the letter, and what the woman gets today.',
  },
  fr: {
    rows: [
      'Sans enfant · Allaitement · VIH, stade 1 ou 2',
      'Jeune âge · Obésité · Tension de 140–159/90–99',
      'Grossesse · Infection pelvienne · 7 à 41 jours après la naissance · Hémoglobine sous 7 g/dl · Caillot actuel',
      '160/100 ou plus · Endométriose · VIH, stade 3 ou 4',
    ],
    alt: 'Accepter : sans enfant, allaitement, VIH stade 1 ou 2. Prudence : jeune âge, obésité, tension de 140 à 159 sur 90 à 99. Différer : grossesse, infection pelvienne, 7 à 41 jours après la naissance, hémoglobine sous 7 grammes par décilitre, caillot actuel. Spécial : tension de 160 sur 100 ou plus, endométriose, VIH stade 3 ou 4.',
    note: 'Lisez une situation ; le groupe dit la lettre, et ce que la femme reçoit aujourd’hui.',
  },
  es: {
    rows: [
      'Sin hijos · Lactancia · VIH, estadio 1 o 2',
      'Edad joven · Obesidad · Presión de 140–159/90–99',
      'Embarazo · Infección pélvica · 7 a 41 días del parto · Hemoglobina bajo 7 g/dl · Coágulo actual',
      '160/100 o más · Endometriosis · VIH, estadio 3 o 4',
    ],
    alt: 'Aceptar: sin hijos, lactancia, VIH estadio 1 o 2. Cautela: edad joven, obesidad, presión de 140 a 159 sobre 90 a 99. Demorar: embarazo, infección pélvica, de 7 a 41 días después del parto, hemoglobina bajo 7 gramos por decilitro, coágulo actual. Especial: presión de 160 sobre 100 o más, endometriosis, VIH estadio 3 o 4.',
    note: 'Lea una situación; el grupo dice la letra y qué recibe la mujer hoy.',
  },
})
