import { Checkbox } from '@/ui/forms/Checkbox';
import { Radio } from '@/ui/forms/Radio';
import { RadioCard } from '@/ui/forms/RadioCard';
import { RadioCards } from '@/ui/forms/RadioCards';
import { Select } from '@/ui/forms/Select';
import { TextArea } from '@/ui/forms/TextArea';
import { TextInput } from '@/ui/forms/TextInput';
import type { SampleGroup } from '../sample';

const countries = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'FR', label: 'France', isDisabled: true },
];

/** Form fields. */
export const fields: readonly SampleGroup[] = [
  {
    part: 'TextInput',
    samples: [
      { state: 'required', show: <TextInput label="Postcode" isRequired /> },
      { state: 'optional, with help', show: <TextInput label="Telephone" isOptional help="For the driver only." /> },
      { state: 'in error', show: <TextInput label="Email" error="Please enter a valid email" defaultValue="ada@" /> },
      { state: 'disabled', show: <TextInput label="Country" disabled defaultValue="United Kingdom" /> },
    ],
  },
  {
    part: 'TextArea',
    samples: [
      { state: 'empty', show: <TextArea label="Your message" isRequired /> },
      { state: 'in error', show: <TextArea label="Your question" error="Is required." /> },
    ],
  },
  {
    part: 'Select',
    samples: [
      { state: 'one choice disabled', show: <Select label="Delivery country" options={countries} /> },
      { state: 'in error', show: <Select label="Billing country" options={countries} error="Is required." /> },
    ],
  },
  {
    part: 'Checkbox',
    samples: [
      { state: 'unticked', show: <Checkbox label="Keep me posted" /> },
      { state: 'ticked', show: <Checkbox label="Same as delivery" defaultChecked /> },
      { state: 'in error', show: <Checkbox label="I agree" isRequired error="This field is mandatory" /> },
    ],
  },
  {
    part: 'Radio',
    samples: [
      { state: 'chosen', show: <Radio name="size" label="60 capsules" defaultChecked /> },
      { state: 'not chosen', show: <Radio name="size" label="120 capsules" /> },
    ],
  },
  {
    part: 'RadioCards',
    samples: [
      {
        state: 'two ways to ship',
        show: (
          <RadioCards legend="Delivery">
            <RadioCard name="way" title="Tracked 48" aside="£2.95" defaultChecked>
              <span>Tuesday 24 November</span>
            </RadioCard>
            <RadioCard name="way" title="Next day" aside="£4.95" />
          </RadioCards>
        ),
      },
    ],
  },
];
