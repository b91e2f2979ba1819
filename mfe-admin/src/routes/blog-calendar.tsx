import { ToolPage } from '../frame/tool-page';
import { blogToolPath } from '../posts/content/posts';
import { MonthCalendar } from '../tools/blog/calendar/month-calendar';
import { calendarTexts } from '../tools/blog/content/calendar-texts';

export default function BlogCalendar() {
  return (
    <ToolPage
      title={calendarTexts.title}
      lede={calendarTexts.lede}
      link={{ to: blogToolPath, label: calendarTexts.back }}
    >
      <MonthCalendar />
    </ToolPage>
  );
}
