import { givenSettings, settingText } from '@/kernel/app/settings';

/** What the deployment measures; nothing unless it says so. */
export interface MeasuringSettings {
  integrations: readonly string[];
  /** Address that takes the web vitals; '' for none. */
  vitalsUrl: string;
}

/** Reads them off the page. */
export const readMeasuringSettings = (page: Document): MeasuringSettings => {
  const given = givenSettings(page);
  const { measuring } = given;
  return {
    integrations: Array.isArray(measuring) ? measuring.filter((name): name is string => typeof name === 'string') : [],
    vitalsUrl: settingText(given, 'vitalsUrl', ''),
  };
};

/** Whether anything is measured, once the visitor agrees. */
export const isMeasuring = ({ integrations, vitalsUrl }: MeasuringSettings): boolean =>
  integrations.length > 0 || vitalsUrl !== '';
