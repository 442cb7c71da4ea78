/**
 * The synonyms of a new site: names of methods, products and parts of the subject. Editors can change them later. A line has the
 * meaning, names that documents use, and other names that people type; indented lines continue it.
 */
const LINES = `
an implant => implant, implante => Jadelle, Norplant, Implanon, Implanon NXT, Nexplanon, Levoplant, Sino-implant,
  contraceptive rod, arm implant, bâtonnet contraceptif
an IUD => IUD, intrauterine device, DIU, dispositif intra-utérin, dispositivo intrauterino => IUCD, coil, loop, copper T,
  intra-uterine device, stérilet, T de cobre, Mirena, IUC, intrauterine contraception, IUS, LNG-IUS, LNG-IUD, hormonal coil,
  spiral, TCu380A, Copper T 380A
DMPA-SC => DMPA-SC => Sayana Press, Sayana, Depo-subQ, Depo-subQ Provera, Depo-subQ Provera 104, Sayanapress, subcutaneous
  DMPA, DMPA sous-cutané, DMPA subcutáneo
DMPA, a progestin-only injectable => DMPA, progestin-only injectable, DMPA-IM => Depo-Provera, Depo, AMPD, depot injection,
  Petogen, Injectaplan, Megestron, three-month injection, contraceptive injection, jab, piqûre de trois mois
NET-EN, a progestin-only injectable => NET-EN => Noristerat, Nur-Isterate, norethisterone enanthate, norethisterone
  enantate, two-month injection, Norigest, enantato de noretisterona
female sterilization => female sterilization, stérilisation féminine, esterilización femenina => tubal ligation, female
  sterilisation, ligature des trompes, ligadura de trompas, BTL, tubes tied, tying tubes, tying the tubes, minilap,
  minilaparotomy, ligature tubaire, salpingoclasia
vasectomy => vasectomy, vasectomie, vasectomía => male sterilization, male sterilisation, stérilisation masculine,
  esterilización masculina, NSV, no-scalpel vasectomy, vasectomie sans bistouri, vasectomía sin bisturí
an emergency contraceptive pill => emergency contraceptive pill, emergency contraceptive pills, emergency contraception,
  contraception d’urgence, anticoncepción de emergencia => morning-after pill, Plan B, Postinor, ECP, pilule du lendemain,
  pilule d’urgence, píldora del día siguiente, píldora de emergencia, EC, ECPs, day-after pill, Norlevo, Levonelle, ellaOne,
  pastilla del día después, pastilla de emergencia
a condom => condom, préservatif, condón, preservativo => capote, prophylactic, rubber, Durex, sheath
a combined oral contraceptive => combined oral contraceptive, combined oral contraceptives, pilule combinée, píldora
  combinada => COC, combined pill, COCs, Microgynon, Lo-Femenal, Pilplan, pilule œstroprogestative, anticonceptivo oral
  combinado
a progestin-only pill => progestin-only pill, progestin-only pills, pilule progestative, píldora de progestina => POP,
  minipill, mini-pill, progestogen-only pill, POPs, Microlut, Ovrette, Microval, Cerazette, minipilule, minipíldora
the lactational amenorrhea method => LAM, lactational amenorrhea, MAMA, MELA => lactational amenorrhoea, breastfeeding
  method, breastfeeding as contraception
the Standard Days Method => Standard Days Method, CycleBeads => cycle beads, collier du cycle, collar del ciclo, SDM,
  méthode des jours fixes, método de días fijos
removal of something => removal, taking a rod out, taking out => remove, removing, removed, take out, pull out, get out
a female condom => female condom, préservatif féminin, condón femenino => FC2, Femidom, internal condom
a fertility awareness method => fertility awareness => rhythm method, calendar method, safe days, natural family planning,
  méthode du calendrier, método del ritmo
a young person => adolescent, youth, young people => teenager, teen, teens, ado, ados
a community health worker => community health worker, community-based provision => CHW, VHT, village health team
infection prevention => infection prevention => IPC, infection control
birth spacing => healthy timing and spacing => HTSP, birth spacing, child spacing
medical eligibility => medical eligibility => MEC, contraindications
HIV => HIV, VIH => AIDS, SIDA
`

/** In the columns of `search_synonym`. */
export const STARTER_SYNONYMS = LINES.trim()
  .split(/\n(?! )/)
  .map((line) => {
    const [meaning = '', ...names] = line.replace(/\n +/g, ' ').split(' => ')
    const [searched = [], alsoTyped = []] = names.map((list) => list.split(', '))
    return { meaning, searched, alsoTyped }
  })
