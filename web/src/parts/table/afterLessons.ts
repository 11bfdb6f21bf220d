/** Where a learner may go when a lesson is over, beside playing: what teaches more about the same game adds itself here. */
export interface AfterLesson {
  word: string;
  address: (game: string) => string;
}

export const AFTER_LESSONS: readonly AfterLesson[] = [];
