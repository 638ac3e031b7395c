-- What search engines are told about a page besides its title and description.
ALTER TABLE cms_page ADD COLUMN meta_keywords TEXT;
ALTER TABLE cms_page ADD COLUMN meta_robots TEXT;
