// Questions about holidays and working days, with facts from the laws and a printed calendar.
import { type Question, question } from './question.js';

export const calendar: readonly Question[] = [
  question(
    'Next holiday after 1 July 2025',
    'next_holiday',
    { from: '2025-07-02' },
    { 'answer.date': '2025-07-20', 'answer.daysUntil': 18 },
  ),
  question(
    'Next holiday after Christmas 2024',
    'next_holiday',
    { from: '2024-12-26' },
    { 'answer.date': '2025-01-01', 'answer.holidays.0.name': 'Año Nuevo' },
  ),
  question(
    'Next holiday from 1 May 2025, which is one',
    'next_holiday',
    { from: '2025-05-01' },
    { 'answer.date': '2025-05-01', 'answer.daysUntil': 0 },
  ),
  question(
    'Next holiday from 2 May 2025',
    'next_holiday',
    { from: '2025-05-02' },
    { 'answer.date': '2025-06-02', 'answer.holidays.0.name': /Ascensión/ },
  ),
  question(
    'Is 20 July 2026 a holiday?',
    'is_holiday',
    { date: '2026-07-20' },
    { 'answer.isHoliday': true, 'answer.weekday': 'Monday', 'answer.holidays.0.name': /Independencia/ },
  ),
  question(
    'Is 6 January 2025 a holiday?',
    'is_holiday',
    { date: '2025-01-06' },
    { 'answer.isHoliday': true, 'answer.holidays.0.name': 'Reyes Magos' },
  ),
  question(
    'Is 6 January 2026 a holiday?',
    'is_holiday',
    { date: '2026-01-06' },
    { 'answer.isHoliday': false, 'answer.isWorkingDay': true },
  ),
  question(
    'Is 24 December 2025 a working day?',
    'is_holiday',
    { date: '2025-12-24' },
    { 'answer.isWorkingDay': true, 'answer.weekday': 'Wednesday' },
  ),
  question(
    'Is 7 August 2025 a holiday?',
    'is_holiday',
    { date: '2025-08-07' },
    { 'answer.isHoliday': true, 'answer.holidays.0.name': /Boyacá/ },
  ),
  question(
    'Was Good Friday 2024 a working day?',
    'is_holiday',
    { date: '2024-03-29' },
    { 'answer.isWorkingDay': false, 'answer.holidays.0.name': 'Viernes Santo' },
  ),
  question(
    'Is a Saturday a working day?',
    'is_holiday',
    { date: '2025-03-15' },
    { 'answer.isWorkingDay': false, 'answer.isWeekend': true },
  ),
  question(
    'Is it one for those who work on Saturdays?',
    'is_holiday',
    { date: '2025-03-15', saturday: true },
    { 'answer.isWorkingDay': true },
  ),
  question(
    'Holidays of 2025',
    'list_holidays',
    { year: 2025 },
    {
      'answer.*.name': ['Año Nuevo', 'Viernes Santo', 'Navidad'],
      'answer.*.date': ['2025-11-03T00:00:00', '2025-11-17T00:00:00'],
    },
  ),
  question(
    'When is Easter week of 2026?',
    'list_holidays',
    { year: 2026 },
    { 'answer.*.date': ['2026-04-02T00:00:00', '2026-04-03T00:00:00'] },
  ),
  question(
    'Long weekends of 2025',
    'list_long_weekends',
    { year: 2025 },
    { 'answer.*.from': ['2025-01-04', '2025-03-22', '2025-04-17'] },
  ),
  question(
    'Working days from 1 to 31 January 2025',
    'count_working_days',
    { from: '2024-12-31', to: '2025-01-31' },
    { 'answer.workingDays': 21 },
  ),
  question(
    'Working days of 2025',
    'count_working_days',
    { from: '2024-12-31', to: '2025-12-31' },
    { 'answer.workingDays': 245 },
  ),
  question(
    'Working days from 15 to 30 April 2025',
    'count_working_days',
    { from: '2025-04-15', to: '2025-04-30' },
    { 'answer.workingDays': 9 },
  ),
  question(
    'The same with Saturdays',
    'count_working_days',
    { from: '2025-04-15', to: '2025-04-30', saturday: true },
    { 'answer.workingDays': 11 },
  ),
  question(
    'Working days backwards',
    'count_working_days',
    { from: '2025-02-07', to: '2025-02-03' },
    { 'answer.workingDays': -4 },
  ),
  question(
    'Five working days after 2 January 2025',
    'add_working_days',
    { from: '2025-01-02', days: 5 },
    { 'answer.date': '2025-01-10' },
  ),
  question(
    'Fifteen working days after 1 December 2025',
    'add_working_days',
    { from: '2025-12-01', days: 15 },
    { 'answer.date': '2025-12-23', 'answer.skipped.*.date': ['2025-12-08'] },
  ),
  question(
    'One working day after a Friday',
    'add_working_days',
    { from: '2025-02-07', days: 1 },
    { 'answer.date': '2025-02-10' },
  ),
  question(
    'Ten working days before Christmas 2025',
    'add_working_days',
    { from: '2025-12-25', days: -10 },
    { 'answer.date': '2025-12-11' },
  ),
  question(
    'One working day after Maundy Wednesday 2025',
    'add_working_days',
    { from: '2025-04-16', days: 1 },
    { 'answer.date': '2025-04-21' },
  ),
];
