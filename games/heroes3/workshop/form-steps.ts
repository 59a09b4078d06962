import type { FORM_STEPS } from '../content/scenario-template.ts'

/** The thirteen steps of the booklet, by the part of the record that each fills in (H3B-CREATE-17). */
export type FormStep = (typeof FORM_STEPS)[number]
