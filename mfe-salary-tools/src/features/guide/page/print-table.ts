/** Classes that make a table of figures fit on paper, where it cannot scroll. */
export const printTable =
  '[&_table]:print:text-[0.6875rem] [&_:is(th,td)]:print:px-1 [&_:is(th,td)]:print:py-1 [&_tr]:break-inside-avoid [&_[role=region]]:print:overflow-visible';
