import { z } from 'zod';
import { concentrations, scentFamilies, scentGenders, seasons } from '#domain/scent.ts';
import { splitNotes } from '#domain/scent-notes.ts';
import { optionalLine, text } from './fields.ts';

/** Empty text of a form means no choice. */
const choiceOf = <Value extends string>(values: readonly Value[]) =>
  z.union([z.literal('').transform(() => null), z.null(), z.enum(values)], { error: 'unknown-choice' }).default(null);

const earliestYear = 1700;
const latestYear = 2100;

const year = z.number().int('year-range').min(earliestYear, 'year-range').max(latestYear, 'year-range');

/** Forms send text, API clients a number. */
const typedYear = text(20)
  .transform((typed) => typed.trim())
  .pipe(
    z.union([
      z.literal('').transform(() => null),
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number)
        .pipe(year),
    ]),
  );

const mostNotes = 20;
const longestNote = 60;

/** Names of notes, separated by commas. */
const notes = optionalLine(2000)
  .check(({ value, issues }) => {
    const names = splitNotes(value);
    const refuse = (maximum: number, message: string) =>
      issues.push({ code: 'too_big', origin: 'string', maximum, input: value, message });
    if (names.length > mostNotes) refuse(mostNotes, 'too-many-notes');
    else if (names.some((name) => name.length > longestNote)) refuse(longestNote, 'note-too-long');
  })
  .transform((typed) => splitNotes(typed).join(', '))
  .default('');

const season = z.enum(seasons);

/** A list, or the keys in one text, since a multipart form has no lists. */
const chosenSeasons = z
  .union(
    [
      z.array(season).max(seasons.length),
      text(100)
        .transform((typed) => typed.split(',').map((key) => key.trim()))
        .transform((keys) => keys.filter((key) => key !== ''))
        .pipe(z.array(season)),
    ],
    { error: 'unknown-choice' },
  )
  .transform((chosen) => seasons.filter((one) => chosen.includes(one)))
  .default([]);

/** Attributes of a scent, as forms and the CSV file write them. */
export const scentFields = {
  family: choiceOf(scentFamilies),
  gender: choiceOf(scentGenders),
  concentration: choiceOf(concentrations),
  year: z.union([z.null(), year, typedYear], { error: 'year-range' }).default(null),
  perfumer: optionalLine(200).default(''),
  seasons: chosenSeasons,
  notesTop: notes,
  notesHeart: notes,
  notesBase: notes,
};

/** The same in responses. */
export const writtenScent = {
  family: z.enum(scentFamilies).nullable(),
  gender: z.enum(scentGenders).nullable(),
  concentration: z.enum(concentrations).nullable(),
  year: z.number().int().nullable(),
  perfumer: z.string(),
  seasons: z.array(season),
  notesTop: z.string(),
  notesHeart: z.string(),
  notesBase: z.string(),
};
